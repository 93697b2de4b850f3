import { fork, type ChildProcess } from 'node:child_process';
import { addAbortListener, once } from 'node:events';
import { getPriority, setPriority } from 'node:os';
import type { SegmentBatch } from '../segmentation/segment-batch.ts';
import type { LiveOptions, LiveTranscription, SpeechProgress, SpeechResult } from '../speech-engine.ts';
import { SpeechError } from '../speech-error.ts';
import { IpcChannel } from './ipc-channel.ts';
import { LiveTaskOfChild } from './live-task.ts';
import type { ChildModels, LiveTask, ToChild, TranscribeTask } from './speech-child-messages.ts';
import { watchMemory } from './watch-memory.ts';

export interface ChildLimits {
  /** Resident memory of one child, models included. */
  memoryMb: number;
  /** Longest time without a message from a child that should be working. */
  stallSeconds: number;
  /** The operating system's priority of it: the higher, the more it gives way. */
  niceness: number;
}

export interface TranscribeHandlers {
  signal?: AbortSignal;
  onProgress?: (progress: SpeechProgress) => void;
  /** The child waits until this is done. */
  onBatch?: (batch: SegmentBatch) => Promise<void>;
}

/** Tests run the sources, but a process of its own needs the built file. */
const ENTRY = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/child/speech-child.process.js' : './speech-child.process.js',
  import.meta.url,
);
/** Decoded audio is outside of the JavaScript heap; a larger heap is a defect. */
const HEAP_LIMIT_MB = 512;
/** Enough for a large model on a busy machine. */
/** Beside those that recognise: files are read by the same pool, and open segments of live recordings recognised. */
const SPARE_THREADS = 3;
const LOAD_TIMEOUT_SECONDS = 180;
const STDERR_TAIL_CHARACTERS = 2_000;

/**
 * A process of its own for one recording at a time, in which untrusted files are decoded and native code runs.
 * It is killed with SIGKILL, never drained: on abort, on too much memory, on a stall.
 */
export class SpeechChild {
  private readonly process: ChildProcess;
  private readonly stderr = new StderrTail();
  private readonly stopWatching: () => void;
  private readonly channel: IpcChannel;
  private killedFor: Error | null = null;

  private constructor(
    readonly models: ChildModels,
    private readonly limits: ChildLimits,
  ) {
    // No environment of ours: a process that decodes untrusted files must not be able to read a password.
    this.process = fork(ENTRY, {
      env: { UV_THREADPOOL_SIZE: String(models.concurrency + SPARE_THREADS) },
      execArgv: [`--max-old-space-size=${HEAP_LIMIT_MB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.process.stderr?.on('data', (bytes: Buffer) => this.stderr.push(bytes));
    this.channel = new IpcChannel(this.process, {
      onStall: () => this.kill(new SpeechError('engine.stalled')),
      reasonOfExit: () => this.killedFor ?? new SpeechError('engine.stopped'),
    });
    this.process.on('error', (error) => this.handleExit(error));
    this.process.on('exit', (code, signal) => this.handleExit(new Error(`exit code ${code}, signal ${signal}`)));
    this.stopWatching = watchMemory(this.process.pid, limits.memoryMb, () =>
      this.kill(new SpeechError('engine.out-of-memory', { cause: `more than ${limits.memoryMb} MB` })),
    );
  }

  /** Starts a process and loads the models into it. Rejects with a `SpeechError`. */
  static async start(models: ChildModels, limits: ChildLimits): Promise<SpeechChild> {
    const child = new SpeechChild(models, limits);
    try {
      await child.channel.request({ kind: 'load', models }, LOAD_TIMEOUT_SECONDS, (message, { resolve }) => {
        if (message.kind === 'ready') resolve();
      });
    } catch (cause) {
      child.kill(cause as Error);
      throw new SpeechError('engine.unavailable', { cause });
    }
    child.lowerPriority();
    return child;
  }

  get isAlive(): boolean {
    return this.process.exitCode === null && this.process.signalCode === null && this.killedFor === null;
  }

  get pid(): number | undefined {
    return this.process.pid;
  }

  /** Rejects with a `SpeechError`, or with the signal's reason; afterwards look at `isAlive`. */
  async transcribe(task: TranscribeTask, { signal, onProgress, onBatch }: TranscribeHandlers): Promise<SpeechResult> {
    signal?.throwIfAborted();
    let isIdleAgain = false;
    const abort = () => this.kill(signal?.reason as Error);
    const listening = signal && addAbortListener(signal, abort);
    try {
      const { stallSeconds } = this.limits;
      const request: ToChild = { kind: 'transcribe', task };
      return await this.channel.request<SpeechResult>(
        request,
        stallSeconds,
        (message, { resolve, reject, watchdog }) => {
          isIdleAgain = message.kind === 'done' || message.kind === 'failed';
          if (message.kind === 'progress') onProgress?.(message.progress);
          if (message.kind === 'done') resolve(message.result);
          if (message.kind === 'failed') reject(SpeechError.fromFailure(message.failure));
          if (message.kind !== 'batch') return;
          watchdog.stop();
          const sent = onBatch?.(message.batch) ?? Promise.resolve();
          sent.then(() => {
            watchdog.restart();
            this.channel.send({ kind: 'continue' });
          }, reject);
        },
      );
    } catch (error) {
      // What went wrong on this side leaves the child in the middle of the recording.
      if (!isIdleAgain) this.kill(error as Error);
      throw error;
    } finally {
      listening?.[Symbol.dispose]();
    }
  }

  /** `onEnd` is called once, when the child has another recording's room or is gone. Rejects as `transcribe` does. */
  async startLive(task: LiveTask, { signal, onCaption }: LiveOptions, onEnd: () => void): Promise<LiveTranscription> {
    const live = new LiveTaskOfChild(this.channel, this.limits.stallSeconds, onCaption);
    const listening = signal && addAbortListener(signal, () => this.kill(signal.reason as Error));
    const ended = () => {
      listening?.[Symbol.dispose]();
      onEnd();
    };
    live.result.then(ended, (error: unknown) => {
      this.kill(error as Error);
      ended();
    });
    await live.begin(task);
    return live;
  }

  kill(reason: Error): void {
    this.killedFor ??= reason;
    this.process.kill('SIGKILL');
  }

  /** Resolves when the process is gone. */
  async close(): Promise<void> {
    const isGone = this.process.exitCode !== null || this.process.signalCode !== null;
    const gone = isGone ? null : once(this.process, 'exit');
    this.kill(new SpeechError('engine.stopped', { cause: 'the engine was closed' }));
    await gone;
  }

  private handleExit(how: Error): void {
    this.stopWatching();
    how.message += `\n${this.stderr.text}`;
    this.channel.fail(this.killedFor ?? new SpeechError('engine.stopped', { cause: how }));
  }

  /** A process that already runs at a lower priority is left as it is. */
  private lowerPriority(): void {
    const { pid } = this.process;
    const { niceness } = this.limits;
    if (pid !== undefined && getPriority(pid) < niceness) setPriority(pid, niceness);
  }
}

/** The end of what a process wrote to its standard error: native libraries can write without end. */
class StderrTail {
  text = '';

  push(bytes: Buffer): void {
    this.text = (this.text + bytes.toString('utf8')).slice(-STDERR_TAIL_CHARACTERS);
  }
}
