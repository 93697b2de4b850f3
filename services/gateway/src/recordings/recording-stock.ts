import type { EntityManager, Recording } from '@stitchbook/database';
import { ProductError } from '../errors/product-error.ts';
import type { AudioKeeper, KeptAudio } from './audio-keeper.ts';
import type { ClaimAudio } from './claim-audio.ts';
import type { RecordingRepository } from './recording.repository.ts';

/** `durationSeconds` is null until the recording has been heard. */
export type ChosenRecording = Pick<Recording, 'id' | 'durationSeconds'>;

/** Finds the recording that a new note takes. */
export class RecordingStock {
  constructor(
    private readonly recordings: RecordingRepository,
    readonly audio: AudioKeeper,
    private readonly claim: ClaimAudio,
  ) {}

  /**
   * The one that is named; else the one with the very bytes that were sent (they were transcribed before, so its timed
   * segments come along); else a new one of what was sent. Null when there is no audio at all.
   */
  async choose(
    manager: EntityManager,
    ownerId: string,
    recordingId: string | undefined,
    file: KeptAudio | null,
  ): Promise<ChosenRecording | null> {
    if (recordingId !== undefined) {
      const named = await this.recordings.findUnsaved(manager, ownerId, { id: recordingId });
      if (!named)
        throw new ProductError(
          'conflict',
          'recording.not-available',
          'This recording is gone, or a note has it already.',
        );
      return named;
    }
    if (!file) return null;
    const same = await this.recordings.findUnsaved(manager, ownerId, { sha256: file.sha256 });
    if (same) return same;
    return { id: await this.claim.asRecording(manager, ownerId, file), durationSeconds: null };
  }
}
