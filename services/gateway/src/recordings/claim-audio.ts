import type { EntityManager } from '@stitchbook/database';
import type { StoredAudioQuota } from '../quotas/stored-audio.quota.ts';
import type { AudioKeeper, KeptAudio } from './audio-keeper.ts';
import type { RecordingRepository } from './recording.repository.ts';

/** Makes a recording of audio that is kept, if its owner may keep so much. */
export class ClaimAudio {
  constructor(
    private readonly recordings: RecordingRepository,
    private readonly audio: AudioKeeper,
    private readonly quota: StoredAudioQuota,
  ) {}

  /** Returns the id of the recording. Throws a `ProductError`, and then the audio stays unclaimed. */
  async asRecording(manager: EntityManager, ownerId: string, file: KeptAudio): Promise<string> {
    await this.quota.check(manager, ownerId, file.bytes);
    const id = await this.recordings.insert(manager, ownerId, file);
    await this.audio.claim(manager, file.key);
    return id;
  }
}
