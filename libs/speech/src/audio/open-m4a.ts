import { decoder as createAacDecoder } from '@audio/decode-aac';
import { EncodedPacketSink, FilePathSource, Input, MP4, QTFF, type InputAudioTrack } from 'mediabunny';
import { SpeechError } from '../speech-error.ts';
import { checkM4aBoxes } from './check-m4a-boxes.ts';
import { checkSoundShape } from './check-sound-shape.ts';
import type { DecodedAudio, MonoBlock } from './decoded-audio.ts';
import { mixToMono } from './mix-to-mono.ts';

const FRAMES_AT_ONCE = 64;
/** Encoders add and players drop some frames at either end. */
const TOLERATED_GAP_SECONDS = 0.5;

/** AAC in MP4, read by its index: only a few frames are ever in memory. Throws a `SpeechError`. */
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
    return { totalSeconds, blocks: decodeBlocks(input, track, new Uint8Array(config.description as ArrayBuffer)) };
  } catch (cause) {
    input.dispose();
    throw cause instanceof SpeechError ? cause : new SpeechError('audio.undecodable', { cause });
  }
}

async function* decodeBlocks(input: Input, track: InputAudioTrack, asc: Uint8Array): AsyncGenerator<MonoBlock> {
  const decoder = await createAacDecoder({ asc });
  try {
    for await (const frames of readFrames(track)) {
      const { channelData, sampleRate } = decoder.decode(frames);
      const samples = mixToMono(channelData);
      if (samples.length > 0) yield { samples, sampleRate };
    }
  } catch (cause) {
    throw cause instanceof SpeechError ? cause : new SpeechError('audio.undecodable', { cause });
  } finally {
    decoder.free();
    input.dispose();
  }
}

async function* readFrames(track: InputAudioTrack): AsyncGenerator<Uint8Array[]> {
  let frames: Uint8Array[] = [];
  let endSeconds = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    frames.push(packet.data);
    endSeconds = packet.timestamp + packet.duration;
    if (frames.length < FRAMES_AT_ONCE) continue;
    yield frames;
    frames = [];
  }
  if (frames.length > 0) yield frames;
  if (endSeconds + TOLERATED_GAP_SECONDS < (await track.computeDuration())) throw new SpeechError('audio.truncated');
}
