import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { getPriority, setPriority } from 'node:os';
import type { SpeechProgress, SpeechResult } from '../speech-engine.ts';
import { SpeechError } from '../speech-error.ts';
import type { Stretch } from '../pieces/stretch.ts';
import { Conversation } from './conversation.ts';
import { KeptTail } from './kept-tail.ts';
import type { ChildEquipment, HearTask, ToChild } from './speech-child-messages.ts';
import { watchMemory, type ChildLimits } from './watch-memory.ts';

export interface HearHandlers {
  signal?: AbortSignal;
  onProgress?: (progress: SpeechProgress) => void;
  /** The child waits until this is done. */
  onStretch?: (stretch: Stretch) => Promise<void>;
}

/** Tests run the sources, but a process of its own needs the built file. */
const ENTRY = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/child/speech-child.process.js' : './speech-child.process.js',
  import.meta.url,
);
/** What is decoded lives outside of the JavaScript heap; a heap beyond this is a mistake. */
const HEAP_LIMIT_MB = 512;
/** A large model on a busy machine. */
const LOADING_SECONDS = 180;
const NICENESS = 5;

/**
 * A process of its own for one recording at a time, in which bytes from strangers are decoded and native code runs.
 * It is killed, never asked to end: by an abort, by too much memory, by standing still.
 */
export class SpeechChild {
  private readonly process: ChildProcess;
  private readonly complaints = new KeptTail();
  private readonly stopWatching: () => void;
  private readonly conversation: Conversation;
  private killedFor: Error | null = null;

  private constructor(private readonly limits: ChildLimits) {
    // No environment: nothing that decodes a stranger's file should be able to read a password.
    this.process = fork(ENTRY, {
      env: {},
      execArgv: [`--max-old-space-size=${HEAP_LIMIT_MB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.process.stderr?.on('data', (bytes: Buffer) => this.complaints.push(bytes));
    this.conversation = new Conversation(this.process, {
      onSilence: () => this.kill(new SpeechError('engine.stalled')),
      reasonOfEnd: () => this.killedFor ?? new SpeechError('engine.stopped'),
    });
    this.process.on('error', (error) => this.ended(error));
    this.process.on('exit', (code, signal) => this.ended(new Error(`exit code ${code}, signal ${signal}`)));
    this.stopWatching = watchMemory(this.process.pid, limits.memoryMb, () =>
      this.kill(new SpeechError('engine.out-of-memory', { cause: `more than ${limits.memoryMb} MB` })),
    );
  }

  /** Starts a process and loads the models into it. Rejects with a `SpeechError`. */
  static async start(equipment: ChildEquipment, limits: ChildLimits): Promise<SpeechChild> {
    const child = new SpeechChild(limits);
    try {
      await child.conversation.ask({ kind: 'load', equipment }, LOADING_SECONDS, (message, { resolve }) => {
        if (message.kind === 'ready') resolve();
      });
    } catch (cause) {
      child.kill(cause as Error);
      throw new SpeechError('engine.unavailable', { cause });
    }
    child.yieldToOthers();
    return child;
  }

  get isAlive(): boolean {
    return this.process.exitCode === null && this.process.signalCode === null && this.killedFor === null;
  }

  get pid(): number | undefined {
    return this.process.pid;
  }

  /** Rejects with a `SpeechError`, or with the signal's reason; afterwards look at `isAlive`. */
  async hear(task: HearTask, { signal, onProgress, onStretch }: HearHandlers): Promise<SpeechResult> {
    signal?.throwIfAborted();
    let isIdleAgain = false;
    const abort = () => this.kill(signal?.reason as Error);
    signal?.addEventListener('abort', abort, { once: true });
    try {
      const { stallSeconds } = this.limits;
      const question: ToChild = { kind: 'hear', task };
      return await this.conversation.ask<SpeechResult>(
        question,
        stallSeconds,
        (message, { resolve, reject, alarm }) => {
          isIdleAgain = message.kind === 'done' || message.kind === 'failed';
          if (message.kind === 'progress') onProgress?.(message.progress);
          if (message.kind === 'done') resolve(message.result);
          if (message.kind === 'failed') reject(SpeechError.fromFailure(message.failure));
          if (message.kind !== 'stretch') return;
          alarm.stop();
          const sent = onStretch?.(message.stretch) ?? Promise.resolve();
          sent.then(() => {
            alarm.wind();
            this.conversation.tell({ kind: 'continue' });
          }, reject);
        },
      );
    } catch (error) {
      // What went wrong on this side leaves the child in the middle of the recording.
      if (!isIdleAgain) this.kill(error as Error);
      throw error;
    } finally {
      signal?.removeEventListener('abort', abort);
    }
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

  private ended(how: Error): void {
    this.stopWatching();
    how.message += `\n${this.complaints.text}`;
    this.conversation.end(this.killedFor ?? new SpeechError('engine.stopped', { cause: how }));
  }

  /** Answers to people go before words for recordings. What runs at lower priority already may not be raised, and need not. */
  private yieldToOthers(): void {
    const { pid } = this.process;
    if (pid !== undefined && getPriority(pid) < NICENESS) setPriority(pid, NICENESS);
  }
}
