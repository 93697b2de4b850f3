import { isDeepStrictEqual } from 'node:util';
import type { Logger } from '@stitchbook/logging';
import type { LiveOptions, LiveTranscription, SpeechResult } from '../speech-engine.ts';
import { SpeechError } from '../speech-error.ts';
import { SpeechChild, type ChildLimits, type TranscribeHandlers } from './speech-child.ts';
import type { ChildModels, LiveTask, TranscribeTask } from './speech-child-messages.ts';

export interface PoolOptions {
  /** What the next child is to load, for somebody who speaks that language. A child that has loaded other models by then is ended when it is idle. */
  findModels: (language: string | null) => Promise<ChildModels>;
  limits: ChildLimits;
  logger: Logger;
  /** How long a child is kept without work. */
  idleMs: number;
  /** Whether work is to be expected, for which a child is kept however long that takes. */
  expectsWork?: () => boolean;
}

/** One child for each recording under way, kept warm for a while afterwards: its models take 300 MB, and a second to be loaded again. */
export class SpeechChildPool {
  private readonly idle: SpeechChild[] = [];
  private readonly all = new Set<SpeechChild>();
  private readonly idleTimers = new WeakMap<SpeechChild, NodeJS.Timeout>();
  private isWarmingUp = false;
  private isClosed = false;

  constructor(private readonly options: PoolOptions) {}

  /** With one child that is ready. Rejects with a `SpeechError` when the models cannot be loaded. */
  static async start(options: PoolOptions): Promise<SpeechChildPool> {
    const pool = new SpeechChildPool(options);
    await pool.warmUp(null);
    return pool;
  }

  /** Starts a child where there is none, for work that is to be expected. Rejects with a `SpeechError`. */
  async warmUp(language: string | null): Promise<void> {
    if (this.size > 0 || this.isWarmingUp) return;
    this.isWarmingUp = true;
    try {
      this.release(await this.acquire(language));
    } finally {
      this.isWarmingUp = false;
    }
  }

  /** How many children there are, idle ones among them. */
  get size(): number {
    return this.all.size;
  }

  /** Rejects with a `SpeechError`, or with the signal's reason. */
  async transcribe(task: TranscribeTask, handlers: TranscribeHandlers): Promise<SpeechResult> {
    handlers.signal?.throwIfAborted();
    const child = await this.acquire(task.language);
    try {
      return await child.transcribe(task, handlers);
    } finally {
      this.release(child);
    }
  }

  /** Rejects with a `SpeechError`, or with the signal's reason. */
  async startLive(task: LiveTask, options: LiveOptions): Promise<LiveTranscription> {
    options.signal?.throwIfAborted();
    const child = await this.acquire(task.language);
    return child.startLive(task, options, () => this.release(child));
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([...this.all].map(async (child) => child.close()));
  }

  private async acquire(language: string | null): Promise<SpeechChild> {
    const models = await this.options.findModels(language);
    while (this.idle.length > 0) {
      const child = this.idle.pop();
      if (child) clearTimeout(this.idleTimers.get(child));
      if (child?.isAlive && isDeepStrictEqual(child.models, models)) return child;
      if (child) await this.end(child);
    }
    return this.startChild(models);
  }

  private release(child: SpeechChild): void {
    if (child.isAlive) {
      this.idle.push(child);
      this.endLater(child);
      return;
    }
    this.all.delete(child);
  }

  private endLater(child: SpeechChild): void {
    const timer = setTimeout(() => {
      if (this.options.expectsWork?.()) return this.endLater(child);
      this.idle.splice(this.idle.indexOf(child), 1);
      void this.end(child);
    }, this.options.idleMs);
    this.idleTimers.set(child, timer.unref());
  }

  private async end(child: SpeechChild): Promise<void> {
    this.all.delete(child);
    await child.close();
  }

  private async startChild(models: ChildModels): Promise<SpeechChild> {
    const child = await SpeechChild.start(models, this.options.limits);
    this.all.add(child);
    if (this.isClosed) {
      await child.close();
      throw new SpeechError('engine.stopped', { cause: 'the engine was closed' });
    }
    this.options.logger.debug({ childPid: child.pid }, 'speech child process ready');
    return child;
  }
}
