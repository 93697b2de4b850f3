import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AudioDecoder } from 'audio-file-decoder';
import { BufferTarget, EncodedAudioPacketSource, Mp4OutputFormat, Output, type EncodedPacket } from 'mediabunny';
import { SpeechError } from '../speech-error.ts';
import type { MonoBlock } from './audio-reader.ts';

/** A frame overlaps with the one before it, and what HE-AAC adds needs a few: those before are decoded once more. */
const WARM_UP_PACKETS = 4;
const SAMPLES_PER_PACKET = 1_024;
/** Damaged packets are left out; a file with more of them is refused. */
const MAX_DAMAGED_PACKETS = 16;

/**
 * AAC packets to samples, by FFmpeg's decoder compiled to WebAssembly (`audio-file-decoder`, LGPL). It decodes whole files
 * only, so a run of packets is put into a small MP4 file of its own, in memory.
 */
export class AacDecoder {
  private warmUp: readonly EncodedPacket[] = [];
  private damagedPackets = 0;

  constructor(private readonly config: AudioDecoderConfig) {}

  /** The samples of the packets that follow those of the call before. Throws `audio.undecodable`. */
  async decode(packets: readonly EncodedPacket[]): Promise<MonoBlock[]> {
    const all = [...this.warmUp, ...packets];
    let block: MonoBlock;
    try {
      block = await decodeFile(await this.writeMp4(all));
    } catch (cause) {
      return this.decodeAround(packets, cause);
    }
    const repeated = Math.round((block.samples.length * this.warmUp.length) / all.length);
    this.warmUp = all.slice(-WARM_UP_PACKETS);
    return [{ ...block, samples: block.samples.subarray(repeated) }];
  }

  /** Halves the run until the damaged packet stands alone, and leaves it out. */
  private async decodeAround(packets: readonly EncodedPacket[], cause: unknown): Promise<MonoBlock[]> {
    if (packets.length > 1) {
      const middle = packets.length >> 1;
      const first = await this.decode(packets.slice(0, middle));
      return [...first, ...(await this.decode(packets.slice(middle)))];
    }
    this.warmUp = [];
    this.damagedPackets += 1;
    if (this.damagedPackets > MAX_DAMAGED_PACKETS) throw new SpeechError('audio.undecodable', { cause });
    return [];
  }

  private async writeMp4(packets: readonly EncodedPacket[]): Promise<ArrayBuffer> {
    const target = new BufferTarget();
    const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
    const track = new EncodedAudioPacketSource('aac');
    output.addAudioTrack(track);
    await output.start();
    // Evenly spaced, whatever times a file gives them: a gap would be filled, an overlap cut away.
    const duration = SAMPLES_PER_PACKET / this.config.sampleRate;
    for (const [i, packet] of packets.entries()) {
      await track.add(packet.clone({ timestamp: i * duration, duration }), { decoderConfig: this.config });
    }
    await output.finalize();
    if (!target.buffer) throw new Error('no MP4 file was written');
    return target.buffer;
  }
}

type DecoderClass = new (module: unknown, file: ArrayBuffer) => AudioDecoder;

/** One instance of the compiled decoder serves all files of a process; one that aborted is replaced. */
let instance: { module: unknown; Decoder: DecoderClass } | null = null;

async function decodeFile(file: ArrayBuffer): Promise<MonoBlock> {
  let decoder: AudioDecoder | null = null;
  try {
    if (instance) decoder = new instance.Decoder(instance.module, file);
    else decoder = await instantiate(file);
    return { samples: decoder.decodeAudioData(), sampleRate: decoder.sampleRate };
  } catch (error) {
    // What the decoder says of a file is a plain text; anything else is its own failure.
    if (typeof error !== 'string') instance = null;
    throw error;
  } finally {
    decoder?.dispose();
  }
}

/**
 * The package is made for browsers. In Node it reads a CommonJS global, and its binary by `fetch`, so it gets
 * both; its listeners for uncaught errors of the whole process are removed again.
 */
async function instantiate(file: ArrayBuffer): Promise<AudioDecoder> {
  const { AudioDecoder: Decoder, getAudioDecoder } = await import('audio-file-decoder');
  const wasm = await readFile(createRequire(import.meta.url).resolve('audio-file-decoder/decode-audio.wasm'));
  const takeOff = (['uncaughtException', 'unhandledRejection'] as const).map((event) => {
    const known = new Set(process.rawListeners(event));
    return () => {
      for (const listener of process.rawListeners(event)) {
        if (!known.has(listener)) process.off(event, listener as () => void);
      }
    };
  });
  Object.assign(globalThis, { __dirname: '' });
  try {
    const decoder = await getAudioDecoder(`data:application/wasm;base64,${wasm.toString('base64')}`, file);
    instance = { module: Reflect.get(decoder, '_module'), Decoder };
    return decoder;
  } finally {
    Reflect.deleteProperty(globalThis, '__dirname');
    for (const off of takeOff) off();
  }
}
