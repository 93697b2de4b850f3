import { decoder as createWavDecoder } from '@audio/decode-wav';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { SpeechError } from '../speech-error.ts';
import { checkSoundShape, type DecodedAudio, mixToMono, type MonoBlock } from './audio-reader.ts';
import { readWavHeader, type WavHeader } from './wav-header.ts';

const ADPCM = [0x02, 0x11];
const UNKNOWN_LENGTH = 0xffff_ffff;

/** Linear, floating, A-law, mu-law and ADPCM sound in RIFF or RF64. Throws a `SpeechError`. */
export async function openWav(path: string): Promise<DecodedAudio> {
  await using file = await open(path);
  const header = await readWavHeader(file, (await file.stat()).size);
  const shape = readShape(header.format);
  checkSoundShape(shape);
  if (header.dataBytes < shape.blockBytes) throw new SpeechError('audio.empty');
  return {
    totalSeconds: (Math.floor(header.dataBytes / shape.blockBytes) * shape.framesPerBlock) / shape.sampleRate,
    blocks: decodeBlocks(path, header),
  };
}

function readShape(format: Buffer) {
  const tag = format.readUInt16LE(0);
  const channels = format.readUInt16LE(2);
  const blockBytes = format.readUInt16LE(12);
  const bytesPerSample = format.readUInt16LE(14) / 8;
  const isPacked = ADPCM.includes(tag) && format.length >= 20;
  const framesPerBlock = isPacked ? format.readUInt16LE(18) : 1;
  const agrees = isPacked ? framesPerBlock <= blockBytes * 2 : blockBytes === channels * bytesPerSample;
  if (blockBytes === 0 || framesPerBlock === 0 || !agrees) {
    throw new SpeechError('audio.undecodable', { cause: `blocks of ${blockBytes} bytes for ${channels} channels` });
  }
  return { channels, sampleRate: format.readUInt32LE(4), blockBytes, framesPerBlock };
}

async function* decodeBlocks(path: string, { format, dataStart, dataBytes }: WavHeader): AsyncGenerator<MonoBlock> {
  const decoder = createWavDecoder();
  try {
    decoder.decode(plainWavHeader(format));
    const sound: AsyncIterable<Buffer> = createReadStream(path, {
      start: dataStart,
      end: dataStart + dataBytes - 1,
      highWaterMark: 128 * 1024,
    });
    let missingBytes = dataBytes;
    for await (const bytes of sound) {
      missingBytes -= bytes.length;
      const { channelData, sampleRate } = decoder.decode(bytes);
      if (channelData[0]?.length) yield { samples: mixToMono(channelData), sampleRate };
    }
    if (missingBytes > 0) throw new SpeechError('audio.truncated', { cause: `${missingBytes} bytes missing` });
  } catch (cause) {
    throw cause instanceof TypeError ? new SpeechError('audio.unsupported', { cause }) : cause;
  } finally {
    decoder.free();
  }
}

/** A WAV header with nothing but the format: the decoder does not see the other chunks of a file. */
export function plainWavHeader(format: Buffer): Buffer {
  const head = Buffer.alloc(20);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(UNKNOWN_LENGTH, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(format.length, 16);
  const data = Buffer.alloc(8);
  data.write('data', 0, 'latin1');
  data.writeUInt32LE(UNKNOWN_LENGTH, 4);
  return Buffer.concat([head, format, data]);
}
