import { isDeepStrictEqual } from 'node:util';
import type { Logger } from '@stitchbook/logging';
import type { LiveOptions, LiveTranscription, SpeechResult } from '../speech-engine.ts';
import { SpeechError } from '../speech-error.ts';
import { SpeechChild, type ChildLimits, type TranscribeHandlers } from './speech-child.ts';
import type { ChildModels, LiveTask, TranscribeTask } from './speech-child-messages.ts';

export interface PoolOptions {
  /** What the next child is to load. A child that has loaded other models by then is ended when it is idle. */
  findModels: () => Promise<ChildModels>;
  limits: ChildLimits;
  logger: Logger;
  /** How many children are always ready. */
  spares: 0 | 1;
  /** How long one beyond them is kept without work. */
  idleMs: number;
}

/** One child for each recording under way, kept warm for a while afterwards; the last one, when it has died, is replaced. */
export class SpeechChildPool {
  private readonly idle: SpeechChild[] = [];
  private readonly all = new Set<SpeechChild>();
  private readonly idleTimers = new WeakMap<SpeechChild, NodeJS.Timeout>();
  private isClosed = false;

  constructor(private readonly options: PoolOptions) {}

  /** Rejects with a `SpeechError` when the models cannot be loaded. */
  static async start(options: PoolOptions): Promise<SpeechChildPool> {
    const pool = new SpeechChildPool(options);
    pool.idle.push(await pool.startChild(await options.findModels()));
    return pool;
  }

  /** Rejects with a `SpeechError`, or with the signal's reason. */
  async transcribe(task: TranscribeTask, handlers: TranscribeHandlers): Promise<SpeechResult> {
    handlers.signal?.throwIfAborted();
    const child = await this.acquire();
    try {
      return await child.transcribe(task, handlers);
    } finally {
      this.release(child);
    }
  }

  /** Rejects with a `SpeechError`, or with the signal's reason. */
  async startLive(task: LiveTask, options: LiveOptions): Promise<LiveTranscription> {
    options.signal?.throwIfAborted();
    const child = await this.acquire();
    return child.startLive(task, options, () => this.release(child));
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([...this.all].map(async (child) => child.close()));
  }

  private async acquire(): Promise<SpeechChild> {
    const models = await this.options.findModels();
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
    if (this.isClosed || this.all.size >= this.options.spares) return;
    this.options
      .findModels()
      .then((models) => this.startChild(models))
      .then(
        (fresh) => this.idle.push(fresh),
        (error: unknown) => this.options.logger.warn({ err: error }, 'speech child process could not be replaced'),
      );
  }

  private endLater(child: SpeechChild): void {
    const { idleMs, spares } = this.options;
    const timer = setTimeout(() => {
      if (this.all.size <= spares) return;
      this.idle.splice(this.idle.indexOf(child), 1);
      void this.end(child);
    }, idleMs);
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
