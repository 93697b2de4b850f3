import { setTimeout as sleep } from 'node:timers/promises';
import { RestartDelay } from './restart-delay.ts';
import { runChild, type Child, type Stream } from './run-child.ts';
import type { SupervisedProcess } from './supervised-process.ts';

const ASK_EVERY_MS = 50;

export interface Watch {
  onLine: (name: string, line: string, stream: Stream) => void;
  onStart: (name: string, pid: number) => void;
  /** A process ended that should not have; it is started again after `restartInMs`. */
  onDeath: (name: string, how: string, restartInMs: number) => void;
}

/** One process, started again whenever it dies, until it is stopped. */
export class KeptProcess {
  readonly what: SupervisedProcess;
  readonly #watch: Watch;
  readonly #delay = new RestartDelay();
  readonly #stopping = new AbortController();
  #child: Child | undefined;
  #life: Promise<void> = Promise.resolve();

  constructor(what: SupervisedProcess, watch: Watch) {
    this.what = what;
    this.#watch = watch;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  start(): void {
    if (!this.#stopping.signal.aborted) this.#life = this.#live();
  }

  /** Resolves when the process says that it is ready, or when it is stopped before. */
  async untilReady(): Promise<void> {
    const isReady = this.what.isReady ?? (() => Promise.resolve(true));
    while (!this.#stopping.signal.aborted) {
      if (await isReady().catch(() => false)) return;
      await this.#pause(ASK_EVERY_MS);
    }
  }

  /** Asks the process to end and ends it after `graceMs`. A second call with less patience shortens the first. */
  async stop(graceMs: number): Promise<void> {
    this.#stopping.abort();
    this.#child?.terminate();
    const patience = setTimeout(() => this.#child?.kill(), graceMs);
    await this.#life;
    clearTimeout(patience);
  }

  async #live(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const { name } = this.what;
      const startedAt = performance.now();
      const child = runChild(this.what, (line, stream) => this.#watch.onLine(name, line, stream));
      this.#child = child;
      if (child.pid !== undefined) this.#watch.onStart(name, child.pid);
      const how = await child.ended;
      this.#child = undefined;
      child.kill();
      if (this.#stopping.signal.aborted) return;
      const restartInMs = this.#delay.after(performance.now() - startedAt);
      this.#watch.onDeath(name, how, restartInMs);
      await this.#pause(restartInMs);
    }
  }

  async #pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
  }
}
