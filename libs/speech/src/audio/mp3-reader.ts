import { decoder as createMp3Decoder } from '@audio/decode-mp3';
import { createReadStream } from 'node:fs';
import { SpeechError } from '../speech-error.ts';
import { type DecodedAudio, mixToMono, type MonoBlock } from './audio-reader.ts';
import { scanMp3Frames } from './mp3-frames.ts';

/** MPEG audio of any layer. Throws a `SpeechError`. */
export async function openMp3(path: string): Promise<DecodedAudio> {
  const { firstFrame, seconds } = await scanMp3Frames(path);
  return { totalSeconds: seconds, blocks: decodeBlocks(path, firstFrame) };
}

/** Begins behind the tags: a decoder that meets a tag of hundreds of megabytes keeps it. */
async function* decodeBlocks(path: string, firstFrame: number): AsyncGenerator<MonoBlock> {
  const decoder = await createMp3Decoder();
  let decodedSamples = 0;
  try {
    const bytes: AsyncIterable<Buffer> = createReadStream(path, { start: firstFrame, highWaterMark: 64 * 1024 });
    for await (const chunk of bytes) {
      const { channelData, sampleRate } = decoder.decode(chunk);
      const samples = mixToMono(channelData);
      decodedSamples += samples.length;
      if (samples.length > 0) yield { samples, sampleRate };
    }
  } finally {
    decoder.free();
  }
  if (decodedSamples === 0) throw new SpeechError('audio.undecodable', { cause: 'no frame could be decoded' });
}
