import { SPEECH_SAMPLE_RATE_HZ } from '@stitchbook/contracts';
import { Resampler } from './resampler.ts';
import { toInt16 } from './to-int16.ts';
import type { CaptureCommand, CaptureMessage } from './messages.ts';

// The audio thread's own globals, which the DOM library does not know.
declare const sampleRate: number;
declare abstract class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

const SAMPLES_PER_CHUNK = SPEECH_SAMPLE_RATE_HZ / 10;

/** Hears the microphone on the audio thread and sends it on as 16 kHz, 16-bit, mono, a tenth of a second at a time. */
class PcmProcessor extends AudioWorkletProcessor {
  readonly #resampler = new Resampler(sampleRate, SPEECH_SAMPLE_RATE_HZ);
  readonly #chunk = new Float32Array(SAMPLES_PER_CHUNK);
  #filled = 0;
  #isPaused = false;
  #hasEnded = false;

  constructor() {
    super();
    this.port.onmessage = ({ data }: MessageEvent<CaptureCommand>) => {
      if (data === 'stop') this.#end();
      else this.#isPaused = data === 'pause';
    };
  }

  process([channels]: Float32Array[][]): boolean {
    const block = channels && mixDown(channels);
    if (block && !this.#isPaused && !this.#hasEnded) this.#append(this.#resampler.push(block));
    return !this.#hasEnded;
  }

  #append(samples: Float32Array): void {
    for (const sample of samples) {
      this.#chunk[this.#filled] = sample;
      this.#filled += 1;
      if (this.#filled === SAMPLES_PER_CHUNK) this.#send();
    }
  }

  #send(): void {
    const pcm = toInt16(this.#chunk.subarray(0, this.#filled));
    this.#filled = 0;
    const message: CaptureMessage = { kind: 'chunk', pcm };
    this.port.postMessage(message, [pcm.buffer]);
  }

  #end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#append(this.#resampler.flush());
    if (this.#filled > 0) this.#send();
    this.port.postMessage({ kind: 'ended' } satisfies CaptureMessage);
  }
}

function mixDown(channels: Float32Array[]): Float32Array | undefined {
  const [first] = channels;
  if (!first || channels.length === 1) return first;
  return first.map((_, index) => channels.reduce((sum, channel) => sum + (channel[index] ?? 0), 0) / channels.length);
}

registerProcessor('pcm', PcmProcessor);
