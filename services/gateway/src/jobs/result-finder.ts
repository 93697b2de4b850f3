import type { TagSuggestionResponse } from '@stitchbook/contracts';
import type { JobRow } from '@stitchbook/database';
import type { CreationRepository } from '../creations/creation.repository.ts';
import { presentCreation } from '../creations/present-creation.ts';
import type { RecordingRepository } from '../recordings/recording.repository.ts';
import { presentTranscription } from './present-job.ts';

/** Where each kind of work has left its result. */
export class ResultFinder {
  constructor(
    private readonly recordings: RecordingRepository,
    private readonly creations: CreationRepository,
  ) {}

  async find(job: JobRow): Promise<unknown> {
    switch (job.kind) {
      case 'transcribe-recording': {
        const recording = job.recordingId === null ? null : await this.recordings.find(job.recordingId);
        return recording && presentTranscription(recording);
      }
      case 'create-from-note': {
        const creation = await this.creations.findByJob(job.id);
        return creation && presentCreation(creation);
      }
      case 'suggest-tags':
        return { suggestions: Array.isArray(job.output) ? job.output : [] } satisfies TagSuggestionResponse;
      case 'enrich-note':
        return null;
    }
  }
}
