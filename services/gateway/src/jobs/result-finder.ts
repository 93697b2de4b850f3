import type { TagSuggestionResponse } from '@stitchbook/contracts';
import type { JobRow } from '@stitchbook/database';
import { cleanTags } from '@stitchbook/text/tags';
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

  async find({ id, kind, recordingId, output }: JobRow): Promise<unknown> {
    if (kind === 'transcribe-recording' && recordingId !== null) {
      const recording = await this.recordings.find(recordingId);
      return recording && presentTranscription(recording);
    }
    if (kind === 'create-from-note') {
      const creation = await this.creations.findByJob(id);
      return creation && presentCreation(creation);
    }
    if (kind === 'suggest-tags') return { suggestions: cleanTags(output ?? []) } satisfies TagSuggestionResponse;
    return null;
  }
}
