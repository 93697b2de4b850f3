import { writeSync } from 'node:fs';
import { type Debugger, type InspectorNotification, Session } from 'node:inspector';
import { setTimeout as wait } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { createLogger } from '@stitchbook/logging';
import { HEARTBEAT_MS, type WatchdogData } from './event-loop-watchdog.ts';

/** The main thread gives its stack within this much processor time, or is inside native code. */
const STACK_WITHIN_CPU_MS = 2_000;
/** It is not waited for longer than this, should it get hardly any. */
const STACK_WITHIN_MS = 10_000;
const NO_STACK = '    could not be had: native code does not answer';

const { service, limitMs, heartbeats } = workerData as WatchdogData;
// A worker's console is written by the main thread, which is blocked.
const logger = createLogger(service, { level: 'info' }, { write: (line) => void writeSync(1, line) });

/**
 * A process that gets hardly any processor time looks blocked as well. So it must have used this share of `limitMs`, or have
 * been blocked for `limitMs` times the factor.
 */
const MIN_CPU_SHARE = 0.25;
const STARVED_FACTOR = 6;

let lastHeartbeat = Atomics.load(heartbeats, 0);
let cpuAtHeartbeatMs = usedCpuMs();
let blockedMs = 0;
let isConfirming = false;

/**
 * Time is counted in ticks of this thread, not by a clock: a machine that slept or a process that was stopped has stopped this
 * thread as well, and must not be killed for that.
 */
setInterval(() => {
  const heartbeat = Atomics.load(heartbeats, 0);
  if (heartbeat === lastHeartbeat) blockedMs += HEARTBEAT_MS;
  else [lastHeartbeat, blockedMs, cpuAtHeartbeatMs] = [heartbeat, 0, usedCpuMs()];
  if (isBlocked() && !isConfirming) void killIfStillBlocked();
}, HEARTBEAT_MS);

function isBlocked(): boolean {
  if (blockedMs < limitMs) return false;
  return usedCpuMs() - cpuAtHeartbeatMs >= limitMs * MIN_CPU_SHARE || blockedMs >= limitMs * STARVED_FACTOR;
}

function usedCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

async function killIfStillBlocked(): Promise<void> {
  isConfirming = true;
  const stack = await mainThreadStack();
  isConfirming = false;
  if (!isBlocked()) return;
  try {
    logger.fatal({ blockedMs, stack }, 'event loop blocked, killing the process');
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}

/**
 * The stack of the main thread, innermost frame first. The inspector pauses the thread for it, which also works inside a loop
 * or a regular expression that never returns.
 */
async function mainThreadStack(): Promise<string> {
  const session = new Session();
  session.connectToMainThread();
  const urls = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ params }: InspectorNotification<Debugger.ScriptParsedEventDataType>) => {
    urls.set(params.scriptId, params.url);
  });
  const paused = new Promise<string>((resolve) => {
    session.on('Debugger.paused', ({ params }: InspectorNotification<Debugger.PausedEventDataType>) => {
      resolve(formatFrames(params.callFrames, urls));
      // Resumes the main thread, should it be able to go on.
      session.disconnect();
    });
  });
  session.post('Debugger.enable');
  session.post('Debugger.pause');
  return Promise.race([paused, stackTimeOver().then(() => NO_STACK)]);
}

async function stackTimeOver(): Promise<void> {
  const cpuAtBeginningMs = usedCpuMs();
  for (let waitedMs = 0; waitedMs < STACK_WITHIN_MS; waitedMs += HEARTBEAT_MS) {
    if (usedCpuMs() - cpuAtBeginningMs >= STACK_WITHIN_CPU_MS) return;
    await wait(HEARTBEAT_MS);
  }
}

function formatFrames(frames: readonly Debugger.CallFrame[], urls: ReadonlyMap<string, string>): string {
  return frames
    .map(({ functionName, location: { scriptId, lineNumber } }) => {
      const where = `${urls.get(scriptId) || '<anonymous>'}:${lineNumber + 1}`;
      return `    at ${functionName || '<anonymous>'} (${where})`;
    })
    .join('\n');
}
