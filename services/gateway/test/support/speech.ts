import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Creation, CreationSpeech, hashSpokenWords } from '@stitchbook/database';
import { type AudioStore, createAudioKey } from '@stitchbook/storage';
import { AUDIO_STORE } from '../../src/infrastructure/infrastructure.module.ts';
import type { TestGateway } from './start-gateway.ts';

/** Nobody listens to it. */
const MP3 = Buffer.from('ID3 and what follows');

/** Stores audio as the creations worker does when it has read a creation aloud; the row that it writes then. */
export async function storeSpeech(
  { app, database: { dataSource } }: TestGateway,
  creationId: number,
): Promise<Omit<CreationSpeech, 'createdAt'>> {
  const { content } = await dataSource.getRepository(Creation).findOneByOrFail({ id: creationId });
  const audioKey = createAudioKey();
  await app.get<AudioStore>(AUDIO_STORE).write(audioKey, Readable.from([MP3]));
  return {
    creationId,
    audioKey,
    bytes: MP3.length,
    sha256: createHash('sha256').update(MP3).digest('hex'),
    durationSeconds: 2,
    engine: 'flite/2.3',
    wordsSha256: hashSpokenWords(content),
  };
}

/** A creation that has been read aloud. */
export async function makeSpeech(gateway: TestGateway, creationId: number): Promise<void> {
  await gateway.database.dataSource.getRepository(CreationSpeech).insert(await storeSpeech(gateway, creationId));
}
