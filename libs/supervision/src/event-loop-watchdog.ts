import { Worker } from 'node:worker_threads';
import type { Logger } from '@stitchbook/logging';

/** What the watchdog's thread is started with. */
export interface WatchdogData {
  service: string;
  limitMs: number;
  /** A counter that the event loop increments every `HEARTBEAT_MS`. */
  heartbeats: Int32Array<SharedArrayBuffer>;
}

export const HEARTBEAT_MS = 200;
const HEAP_LIMIT_MB = 16;

/** Tests run the sources, but a thread of its own needs the built file. */
const ENTRY = new URL(
  import.meta.url.endsWith('.ts') ? '../dist/watchdog.thread.js' : './watchdog.thread.js',
  import.meta.url,
);

/**
 * Starts a watchdog that kills this process (SIGKILL) once its event loop has been blocked for `limitMs`, after it logged the
 * main thread's stack. It runs in a worker thread, which does not depend on the event loop that it watches. 0 starts none.
 */
export function startEventLoopWatchdog(logger: Logger, limitMs: number): void {
  if (limitMs === 0) return;
  const heartbeats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(heartbeats, 0, 1), HEARTBEAT_MS).unref();
  const workerData: WatchdogData = { service: String(logger.bindings()['service']), limitMs, heartbeats };
  const thread = new Worker(ENTRY, {
    workerData,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB },
  });
  thread.unref();
  thread.on('error', (error) => logger.error({ err: error }, 'event loop watchdog stopped'));
}
