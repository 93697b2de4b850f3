import type { Chapter } from '@stitchbook/contracts';
import type {
  AnswerSentence,
  CreatedText,
  CreationInput,
  EngineOptions,
  FoundTask,
  LanguageEngine,
  SpokenText,
  StitchInput,
  TagSuggestionInput,
  TextToUnderstand,
  TimedText,
  Understanding,
} from '../language-engine.ts';
import type { LanguageSettings } from '../language.settings.ts';
import { EngineThread, type ThreadTask } from './engine-thread.ts';

const MEGABYTE = 1024 * 1024;
/** After this an idle thread is ended, for the memory that its model takes. */
const IDLE_TIMEOUT_MS = 30_000;

/**
 * The built-in engine in a pool of worker threads with a deadline and a memory limit for each text, so that no text blocks the
 * event loop of the process that serves the jobs.
 */
export class ThreadedEngine implements LanguageEngine {
  readonly name = 'built-in/2';
  private readonly idle = new Map<EngineThread, NodeJS.Timeout>();
  private readonly waiting: (() => void)[] = [];
  private busy = 0;

  constructor(private readonly settings: Pick<LanguageSettings, 'textThreads' | 'textDeadlineMs' | 'textMemoryMb'>) {}

  understand(input: TextToUnderstand, options?: EngineOptions): Promise<Understanding> {
    return this.perform({ kind: 'understand', input }, options) as Promise<Understanding>;
  }

  suggestTags(input: TagSuggestionInput, options?: EngineOptions): Promise<string[]> {
    return this.perform({ kind: 'suggest-tags', input }, options) as Promise<string[]>;
  }

  findChapters(input: TimedText, options?: EngineOptions): Promise<Chapter[]> {
    return this.perform({ kind: 'find-chapters', input }, options) as Promise<Chapter[]>;
  }

  findTasks(input: SpokenText, options?: EngineOptions): Promise<FoundTask[]> {
    return this.perform({ kind: 'find-tasks', input }, options) as Promise<FoundTask[]>;
  }

  create(input: CreationInput, options?: EngineOptions): Promise<CreatedText> {
    return this.perform({ kind: 'create', input }, options) as Promise<CreatedText>;
  }

  stitch(input: StitchInput, options?: EngineOptions): Promise<CreatedText> {
    return this.perform({ kind: 'stitch', input }, options) as Promise<CreatedText>;
  }

  answer(): Promise<AnswerSentence[]> {
    return Promise.resolve([]);
  }

  private async perform(task: ThreadTask, { signal }: EngineOptions = {}): Promise<unknown> {
    await this.acquireSlot();
    try {
      signal?.throwIfAborted();
      const { textDeadlineMs, textMemoryMb } = this.settings;
      const thread = this.takeIdle() ?? (await EngineThread.start(textMemoryMb, signal));
      try {
        const megabytes = lengthOf(task) / MEGABYTE;
        return await thread.perform(task, textDeadlineMs * (1 + megabytes), signal);
      } finally {
        if (thread.isAlive) this.returnToPool(thread);
      }
    } finally {
      this.releaseSlot();
    }
  }

  /** Waits for one of `textThreads` slots; the deadline of a text begins only then. */
  private async acquireSlot(): Promise<void> {
    if (this.busy < this.settings.textThreads) this.busy += 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private releaseSlot(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.busy -= 1;
  }

  private takeIdle(): EngineThread | undefined {
    for (const [thread, timer] of this.idle) {
      this.idle.delete(thread);
      clearTimeout(timer);
      if (thread.isAlive) return thread;
    }
    return undefined;
  }

  private returnToPool(thread: EngineThread): void {
    const timer = setTimeout(() => {
      this.idle.delete(thread);
      void thread.end();
    }, IDLE_TIMEOUT_MS);
    this.idle.set(thread, timer.unref());
  }
}

function lengthOf({ kind, input }: ThreadTask): number {
  if (kind !== 'stitch') return input.transcript.length;
  return input.notes.reduce((sum, { transcript }) => sum + transcript.length, 0);
}
