import { addAbortListener } from 'node:events';
import { Worker } from 'node:worker_threads';
import type {
  CreationInput,
  SpokenText,
  StitchInput,
  TagSuggestionInput,
  TextToUnderstand,
  TimedText,
} from '../language-engine.ts';
import { LanguageError } from '../language-error.ts';

/** To the thread, one at a time. */
export type ThreadTask =
  | { kind: 'understand'; input: TextToUnderstand }
  | { kind: 'suggest-tags'; input: TagSuggestionInput }
  | { kind: 'find-chapters'; input: TimedText }
  | { kind: 'find-tasks'; input: SpokenText }
  | { kind: 'create'; input: CreationInput }
  | { kind: 'stitch'; input: StitchInput };

/** From the thread: `ready` once, then one of the others for each task. */
export type ThreadAnswer = { kind: 'ready' } | { kind: 'done'; result: unknown } | { kind: 'failed'; error: unknown };

/** Tests run the sources, but a thread of its own needs the built file. */
const ENTRY = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/thread/built-in-engine.thread.js' : './built-in-engine.thread.js',
  import.meta.url,
);
/** A thread loads wink's model first, which a busy machine may take long for. */
const STARTUP_TIMEOUT_MS = 120_000;

const TIMED_OUT = 'This text took the text engine too long, so the work on it was stopped.';
const OUT_OF_MEMORY = 'This text needed more memory than the text engine may use, so the work on it was stopped.';

interface PendingAnswer {
  onAnswer: (answer: ThreadAnswer) => void;
  reject: (error: unknown) => void;
}

/**
 * A worker thread that processes one text at a time. A text that takes too long or too much memory ends in the termination of the
 * thread, which cannot be used afterwards; the process goes on.
 */
export class EngineThread {
  private readonly worker: Worker;
  private pending: PendingAnswer | null = null;
  private hasEnded = false;

  private constructor(memoryMb: number) {
    this.worker = new Worker(ENTRY, {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    this.worker.on('message', (answer: ThreadAnswer) => this.pending?.onAnswer(answer));
    this.worker.on('error', (error) => this.markEnded(explainEnd(error)));
    this.worker.on('exit', () => this.markEnded(stopped(undefined)));
  }

  static async start(memoryMb: number, signal?: AbortSignal): Promise<EngineThread> {
    const thread = new EngineThread(memoryMb);
    await thread.answer(STARTUP_TIMEOUT_MS, signal);
    return thread;
  }

  get isAlive(): boolean {
    return !this.hasEnded;
  }

  /** Rejects with a `LanguageError`, with the signal's reason, or with what the engine threw; afterwards look at `isAlive`. */
  async perform(task: ThreadTask, deadlineMs: number, signal?: AbortSignal): Promise<unknown> {
    const answered = this.answer(deadlineMs, signal);
    this.worker.postMessage(task);
    return answered;
  }

  async end(): Promise<void> {
    this.hasEnded = true;
    await this.worker.terminate();
  }

  /** The thread's next message. While no answer is pending the thread is unreferenced and keeps no process alive. */
  private async answer(deadlineMs: number, signal?: AbortSignal): Promise<unknown> {
    const onTimeout = () => this.terminateWith(new LanguageError('language.timed-out', TIMED_OUT, { permanent: true }));
    const onAbort = () => this.terminateWith(signal?.reason);
    const deadline = setTimeout(onTimeout, deadlineMs);
    this.worker.ref();
    let listening: Disposable | undefined;
    try {
      return await new Promise((resolve, reject) => {
        const onAnswer = (answer: ThreadAnswer) => {
          if (answer.kind === 'failed') reject(answer.error);
          else resolve(answer.kind === 'done' ? answer.result : undefined);
        };
        this.pending = { onAnswer, reject };
        if (signal) listening = addAbortListener(signal, onAbort);
        if (this.hasEnded) reject(stopped(undefined));
      });
    } finally {
      clearTimeout(deadline);
      listening?.[Symbol.dispose]();
      this.pending = null;
      this.worker.unref();
    }
  }

  private terminateWith(reason: unknown): void {
    this.markEnded(reason);
    void this.worker.terminate();
  }

  private markEnded(reason: unknown): void {
    this.hasEnded = true;
    this.pending?.reject(reason);
  }
}

function explainEnd(cause: Error): LanguageError {
  const isMemory = 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isMemory
    ? new LanguageError('language.out-of-memory', OUT_OF_MEMORY, { permanent: true, cause })
    : stopped(cause);
}

function stopped(cause: unknown): LanguageError {
  return new LanguageError('language.unavailable', 'The text engine stopped unexpectedly. It will be tried again.', {
    permanent: false,
    cause,
  });
}
