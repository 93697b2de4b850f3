import { setTimeout as wait } from 'node:timers/promises';
import { runChild, type Child, type ChildCommand, type Stream } from './run-child.ts';

const READINESS_POLL_MS = 50;
const MIN_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;
const HEALTHY_AFTER_MS = 60_000;

/** A process that is started, restarted and stopped by a supervisor. */
export interface SupervisedProcess extends ChildCommand {
  /** Unique among the processes of one supervisor. */
  name: string;
  /** Names of processes that are started first (and, with `isReady`, are ready first) and stopped after this one. */
  dependsOn?: string[];
  /** Polled every 50 ms until it resolves with true; without it a process counts as ready as soon as it runs. */
  isReady?: () => Promise<boolean>;
}

/** The delay before each restart: 1 s, doubled for every early exit up to 30 s, 1 s again after a minute of running. */
export class RestartBackoff {
  #earlyExits = 0;

  /** The delay, in milliseconds, after a process that ran for `ranMs`. */
  after(ranMs: number): number {
    if (ranMs >= HEALTHY_AFTER_MS) this.#earlyExits = 0;
    const delay = Math.min(MAX_DELAY_MS, MIN_DELAY_MS * 2 ** this.#earlyExits);
    this.#earlyExits += 1;
    return delay;
  }
}

export interface ProcessListener {
  onLine: (name: string, line: string, stream: Stream) => void;
  onStart: (name: string, pid: number) => void;
  /** A process exited without having been stopped; it is restarted after `restartInMs`. `how` is a phrase such as 'ended with code 3'. */
  onExit: (name: string, how: string, restartInMs: number) => void;
}

/** One process, restarted whenever it exits, until it is stopped. */
export class RestartingProcess {
  readonly what: SupervisedProcess;
  readonly #listener: ProcessListener;
  readonly #backoff = new RestartBackoff();
  readonly #stopping = new AbortController();
  #child: Child | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(what: SupervisedProcess, listener: ProcessListener) {
    this.what = what;
    this.#listener = listener;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  start(): void {
    if (!this.#stopping.signal.aborted) this.#running = this.#run();
  }

  /** Resolves when the process says that it is ready, or when it is stopped before. Asks every 50 ms. */
  async untilReady(): Promise<void> {
    const isReady = this.what.isReady ?? (() => Promise.resolve(true));
    while (!this.#stopping.signal.aborted) {
      if (await isReady().catch(() => false)) return;
      await this.#pause(READINESS_POLL_MS);
    }
  }

  /** Sends SIGTERM, and SIGKILL after `graceMs`. A second call with a shorter grace shortens the first. */
  async stop(graceMs: number): Promise<void> {
    this.#stopping.abort();
    this.#child?.terminate();
    const deadline = setTimeout(() => this.#child?.kill(), graceMs);
    await this.#running;
    clearTimeout(deadline);
  }

  async #run(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const { name } = this.what;
      const startedAt = performance.now();
      const child = runChild(this.what, (line, stream) => this.#listener.onLine(name, line, stream));
      this.#child = child;
      if (child.pid !== undefined) this.#listener.onStart(name, child.pid);
      const how = await child.ended;
      this.#child = undefined;
      child.kill();
      if (this.#stopping.signal.aborted) return;
      const restartInMs = this.#backoff.after(performance.now() - startedAt);
      this.#listener.onExit(name, how, restartInMs);
      await this.#pause(restartInMs);
    }
  }

  async #pause(ms: number): Promise<void> {
    await wait(ms, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
  }
}
