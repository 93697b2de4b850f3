import type { Logger } from '@stitchbook/logging';
import type { SpeechResult } from '../speech-engine.ts';
import { SpeechError } from '../speech-error.ts';
import { SpeechChild, type HearHandlers } from './speech-child.ts';
import type { ChildEquipment, HearTask } from './speech-child-messages.ts';
import type { ChildLimits } from './watch-memory.ts';

export interface ChildrenOptions {
  equipment: ChildEquipment;
  limits: ChildLimits;
  logger: Logger;
}

/** One child for each recording under way, kept warm afterwards; one that died is replaced. */
export class SpeechChildren {
  private readonly idle: SpeechChild[] = [];
  private readonly all = new Set<SpeechChild>();
  private isClosed = false;

  private constructor(private readonly options: ChildrenOptions) {}

  /** Rejects with a `SpeechError` when the models cannot be loaded. */
  static async start(options: ChildrenOptions): Promise<SpeechChildren> {
    const children = new SpeechChildren(options);
    children.idle.push(await children.startChild());
    return children;
  }

  /** Rejects with a `SpeechError`, or with the signal's reason. */
  async hear(task: HearTask, handlers: HearHandlers): Promise<SpeechResult> {
    handlers.signal?.throwIfAborted();
    const child = await this.takeChild();
    try {
      return await child.hear(task, handlers);
    } finally {
      this.giveBack(child);
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([...this.all].map(async (child) => child.close()));
  }

  private async takeChild(): Promise<SpeechChild> {
    while (this.idle.length > 0) {
      const child = this.idle.pop();
      if (child?.isAlive) return child;
      if (child) this.all.delete(child);
    }
    return this.startChild();
  }

  private giveBack(child: SpeechChild): void {
    if (child.isAlive) {
      this.idle.push(child);
      return;
    }
    this.all.delete(child);
    if (this.isClosed || this.idle.length > 0) return;
    this.startChild().then(
      (fresh) => this.idle.push(fresh),
      (error: unknown) => this.options.logger.warn({ err: error }, 'a speech process could not be replaced yet'),
    );
  }

  private async startChild(): Promise<SpeechChild> {
    const child = await SpeechChild.start(this.options.equipment, this.options.limits);
    this.all.add(child);
    if (this.isClosed) {
      await child.close();
      throw new SpeechError('engine.stopped', { cause: 'the engine was closed' });
    }
    this.options.logger.debug({ childPid: child.pid }, 'a speech process is ready');
    return child;
  }
}
