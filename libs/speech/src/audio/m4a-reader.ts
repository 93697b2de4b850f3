import { open } from 'node:fs/promises';
import {
  EncodedPacketSink,
  FilePathSource,
  Input,
  MP4,
  QTFF,
  type EncodedPacket,
  type InputAudioTrack,
} from 'mediabunny';
import { SpeechError } from '../speech-error.ts';
import { AacDecoder } from './aac-decoder.ts';
import { checkSoundShape, type DecodedAudio, type MonoBlock, readBytes } from './audio-reader.ts';

/** 16 seconds at 16 kHz, 6 at 44.1 kHz: a few hundred kilobytes at a time. */
const PACKETS_AT_ONCE = 256;
/** Encoders add and players drop some frames at either end. */
const TOLERATED_GAP_SECONDS = 0.5;
const MAX_BOXES = 100_000;

/** AAC in MP4, read by its index: only a few packets are ever in memory. Throws a `SpeechError`. */
export async function openM4a(path: string): Promise<DecodedAudio> {
  await checkM4aBoxes(path);
  const input = new Input({
    formats: [MP4, QTFF],
    source: new FilePathSource(path, { maxCacheSize: 4 * 1024 * 1024 }),
  });
  try {
    const track = await input.getPrimaryAudioTrack();
    if (!track) throw new SpeechError('audio.unsupported', { cause: 'no sound track' });
    const config = await track.getDecoderConfig();
    if ((await track.getCodec()) !== 'aac' || !config?.description) {
      throw new SpeechError('audio.unsupported', { cause: `codec ${config?.codec ?? 'unknown'}` });
    }
    checkSoundShape({ channels: config.numberOfChannels, sampleRate: config.sampleRate });
    const totalSeconds = await track.computeDuration();
    return { totalSeconds, blocks: decodeBlocks(input, track, new AacDecoder(config)) };
  } catch (cause) {
    input.dispose();
    throw cause instanceof SpeechError ? cause : new SpeechError('audio.undecodable', { cause });
  }
}

async function* decodeBlocks(input: Input, track: InputAudioTrack, decoder: AacDecoder): AsyncGenerator<MonoBlock> {
  try {
    for await (const packets of readPackets(track)) {
      for (const block of await decoder.decode(packets)) if (block.samples.length > 0) yield block;
    }
  } catch (cause) {
    throw cause instanceof SpeechError ? cause : new SpeechError('audio.undecodable', { cause });
  } finally {
    input.dispose();
  }
}

async function* readPackets(track: InputAudioTrack): AsyncGenerator<EncodedPacket[]> {
  let packets: EncodedPacket[] = [];
  let endSeconds = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    packets.push(packet);
    endSeconds = packet.timestamp + packet.duration;
    if (packets.length < PACKETS_AT_ONCE) continue;
    yield packets;
    packets = [];
  }
  if (packets.length > 0) yield packets;
  if (endSeconds + TOLERATED_GAP_SECONDS < (await track.computeDuration())) throw new SpeechError('audio.truncated');
}

/**
 * Looks at the outermost boxes only: all of them within the file, and an index among them, which recorders write last.
 * Throws a `SpeechError` for a file that is cut off or not an MP4 file.
 */
export async function checkM4aBoxes(path: string): Promise<void> {
  await using file = await open(path);
  const { size: fileBytes } = await file.stat();
  let hasIndex = false;
  let position = 0;
  for (let box = 0; position < fileBytes; box += 1) {
    const head = await readBytes(file, position, 16);
    if (head.length < 8) throw new SpeechError('audio.truncated');
    const name = head.toString('latin1', 4, 8);
    if (box === 0 && name !== 'ftyp') throw new SpeechError('audio.undecodable', { cause: `begins with ${name}` });
    const size = boxSize(head, fileBytes - position);
    if (size < 8 || box > MAX_BOXES) throw new SpeechError('audio.undecodable', { cause: `a box of ${size} bytes` });
    if (position + size > fileBytes) throw new SpeechError('audio.truncated', { cause: `${name} ends after the file` });
    hasIndex ||= name === 'moov';
    position += size;
  }
  if (!hasIndex) throw new SpeechError('audio.truncated', { cause: 'no index' });
}

/** A size of 0 means up to the end of the file, one of 1 that the size follows in eight bytes. */
function boxSize(head: Buffer, left: number): number {
  const size = head.readUInt32BE(0);
  if (size === 0) return left;
  if (size !== 1) return size;
  return head.length < 16 ? 0 : Number(head.readBigUInt64BE(8));
}
