import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A bound on the memory of processes, with what they took and whether any was killed for it. */
export interface Confinement {
  how: string;
  /** What to run in place of `node main.js`, so that it is confined from its first byte on. */
  wrap(command: string, args: readonly string[]): { command: string; args: string[] };
  /** Registers a process that can only be confined by polling its memory. */
  watch(pid: number): void;
  peakMegabytes(): number;
  kills(): number;
  end(): void;
}

const POLL_INTERVAL_MS = 50;
const INTO_GROUP = 'echo $$ > "$0/cgroup.procs" && exec "$@"';

interface Controller {
  root: string;
  limit: string;
  peak: string;
  events: string;
}

const V1: Controller = {
  root: '/sys/fs/cgroup/memory',
  limit: 'memory.limit_in_bytes',
  peak: 'memory.max_usage_in_bytes',
  events: 'memory.oom_control',
};
const V2: Controller = {
  root: '/sys/fs/cgroup',
  limit: 'memory.max',
  peak: 'memory.peak',
  events: 'memory.events',
};

/** By a control group of the kernel where this user may make one; else by looking at the processes and killing what exceeds it. */
export function confine(megabytes: number): Confinement {
  const controller = existsSync(join(V1.root, V1.limit)) ? V1 : V2;
  try {
    return byControlGroup(controller, megabytes);
  } catch {
    return byLooking(megabytes);
  }
}

function byControlGroup({ root, limit, peak, events }: Controller, megabytes: number): Confinement {
  const group = join(root, `stitchbook-limits-${process.pid}-${randomBytes(3).toString('hex')}`);
  mkdirSync(group);
  try {
    writeFileSync(join(group, limit), String(megabytes * 2 ** 20));
  } catch (error) {
    rmdirSync(group);
    throw error;
  }
  const swap = join(group, 'memory.swap.max');
  if (existsSync(swap)) writeFileSync(swap, '0');
  const read = (file: string) => (existsSync(join(group, file)) ? readFileSync(join(group, file), 'utf8') : '');
  return {
    how: `a control group of ${megabytes} MB`,
    wrap: (command, args) => ({ command: 'sh', args: ['-c', INTO_GROUP, group, command, ...args] }),
    watch: () => undefined,
    peakMegabytes: () => Number(read(peak)) / 2 ** 20,
    kills: () => Number(/^oom_kill (\d+)/m.exec(read(events))?.[1] ?? 0),
    end: () => rmdirSync(group),
  };
}

function byLooking(megabytes: number): Confinement {
  let [peak, kills] = [0, 0];
  const timers: NodeJS.Timeout[] = [];
  const look = (pid: number) => {
    const status = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : '';
    const resident = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
    peak = Math.max(peak, resident);
    if (resident <= megabytes) return;
    kills += 1;
    process.kill(pid, 'SIGKILL');
  };
  return {
    how: `a look every ${POLL_INTERVAL_MS} ms (no control group may be made here), ${megabytes} MB`,
    wrap: (command, args) => ({ command, args: [...args] }),
    watch: (pid) => void timers.push(setInterval(() => look(pid), POLL_INTERVAL_MS)),
    peakMegabytes: () => peak,
    kills: () => kills,
    end: () => timers.forEach((timer) => clearInterval(timer)),
  };
}
