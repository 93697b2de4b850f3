import { addAbortListener } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Sound } from '../speech-synthesizer.ts';
import { VoiceError } from '../voice-error.ts';

/** To the thread, one at a time. */
export interface Piece {
  /** As flite calls it. */
  voice: string;
  text: string;
}

/** From the thread: null for what is silent. */
export interface ThreadAnswer {
  sound: Sound | null;
}

/** Tests run the sources, but a thread of its own needs the built file. */
const ENTRY = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/flite/flite.thread.js' : './flite.thread.js',
  import.meta.url,
);
const MEMORY_MB = 128;

/** A worker thread with flite in it, for one text: what takes too long ends with the thread, and the process goes on. */
export class FliteThread {
  private readonly worker = new Worker(ENTRY, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  private fail: (error: unknown) => void = () => undefined;
  private hasEnded = false;

  constructor(private readonly deadlineMs: number) {
    this.worker.on('error', (error) => this.endWith(new VoiceError('voice.stopped', { cause: error })));
    this.worker.on('exit', () => this.endWith(new VoiceError('voice.stopped')));
  }

  /** Rejects with a `VoiceError` or the signal's reason. */
  async say(piece: Piece, signal?: AbortSignal): Promise<Sound | null> {
    const deadline = setTimeout(() => this.endWith(new VoiceError('voice.timed-out')), this.deadlineMs);
    let listening: Disposable | undefined;
    try {
      return await new Promise((resolve, reject) => {
        this.fail = reject;
        this.worker.once('message', ({ sound }: ThreadAnswer) => resolve(sound));
        if (signal) listening = addAbortListener(signal, () => this.endWith(signal.reason));
        if (this.hasEnded) reject(new VoiceError('voice.stopped'));
        else this.worker.postMessage(piece);
      });
    } finally {
      clearTimeout(deadline);
      listening?.[Symbol.dispose]();
    }
  }

  async end(): Promise<void> {
    this.hasEnded = true;
    await this.worker.terminate();
  }

  private endWith(reason: unknown): void {
    this.hasEnded = true;
    this.fail(reason);
    void this.worker.terminate();
  }
}
