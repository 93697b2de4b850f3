import { SPEECH_SAMPLE_RATE_HZ } from '@stitchbook/contracts';
import { encodeWav } from '../capture/encode-wav.ts';
import { chunksOf, openDraftDatabase, type RecordingDraft } from './draft-store.ts';
import { ChunkBuffer } from './chunk-buffer.ts';
import { describeStorageError } from './storage-error.ts';
import { unsavedTexts } from '../../../texts/en/unsaved.ts';

/** What is kept of a recording could not be had, or not all of it. Nothing of it was removed. */
class DraftNotReadable extends Error {
  constructor(cause: unknown) {
    const reason = describeStorageError(cause, unsavedTexts.notRead);
    super(unsavedTexts.stillHere(reason));
    this.name = 'DraftNotReadable';
    console.error('A recording could not be read from this device', cause);
  }
}

/** What this device has of a draft as the WAV file it would have become: all of that, or `DraftNotReadable`. */
export async function readDraft({
  id,
  duration,
  samplesBefore = 0,
}: Pick<RecordingDraft, 'id' | 'duration' | 'samplesBefore'>): Promise<Blob> {
  const sound = await readSound(id, samplesBefore).catch((error: unknown) => {
    throw new DraftNotReadable(error);
  });
  const missing = Math.round(duration * SPEECH_SAMPLE_RATE_HZ) - sound.samples;
  if (missing !== 0) throw new DraftNotReadable(new Error(`${missing} samples are missing`));
  return encodeWav(sound.parts(), sound.samples - samplesBefore, SPEECH_SAMPLE_RATE_HZ);
}

/** Everything of a draft that was stored, a chunk at a time. */
async function readSound(draftId: string, samplesBefore: number): Promise<ChunkBuffer> {
  const database = await openDraftDatabase();
  const buffer = new ChunkBuffer(samplesBefore);
  let cursor = await database.transaction('chunks').store.openCursor(chunksOf(draftId));
  while (cursor) {
    buffer.push(cursor.value);
    cursor = await cursor.continue();
  }
  return buffer;
}
