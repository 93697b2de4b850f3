import { readFile, readdir } from 'node:fs/promises';

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** The processes that this one has started, and those that they have. */
export async function descendantsOf(pid: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = new Map(await Promise.all(pids.map(async (each) => [each, await parentOf(each)] as const)));
  const isBelow = (each: number): boolean => {
    const parent = parents.get(each);
    return parent === pid || (parent !== undefined && parent > 1 && isBelow(parent));
  };
  return pids.filter(isBelow);
}

/**
 * The memory of these processes together, what they share counted once.
 * @returns megabytes
 */
export async function proportionalMegabytes(pids: readonly number[]): Promise<number> {
  const kilobytes = await Promise.all(
    pids.map(async (pid) => Number(/^Pss:\s+(\d+)/m.exec(await read(pid, 'smaps_rollup'))?.[1] ?? 0)),
  );
  return sum(kilobytes) / 1_024;
}

/** What a process and all that it has started take together. */
export async function megabytesOfTree(pid: number): Promise<number> {
  return proportionalMegabytes([pid, ...(await descendantsOf(pid))]);
}

/** Seconds of processor time that these processes have taken, and those that they had started and that have ended. */
export async function processorSecondsOf(pids: readonly number[]): Promise<number> {
  const ticks = await Promise.all(
    pids.map(async (pid) => {
      const fields = await statOf(pid);
      return sum(fields.slice(11, 15).map(Number));
    }),
  );
  return sum(ticks) / TICKS_PER_SECOND;
}

/** The command line of a process; empty when it has ended. */
export async function commandOf(pid: number): Promise<string> {
  return (await read(pid, 'cmdline')).replaceAll('\0', ' ');
}

/** A variable of the environment with which any of these processes was started. */
export async function findVariable(pids: readonly number[], name: string): Promise<string> {
  for (const pid of pids) {
    const variable = (await read(pid, 'environ')).split('\0').find((each) => each.startsWith(`${name}=`));
    if (variable) return variable.slice(name.length + 1);
  }
  throw new Error(`No process has ${name}.`);
}

async function parentOf(pid: number): Promise<number> {
  return Number((await statOf(pid))[1] ?? 0);
}

/** Behind the name in brackets: the parent is field 4 of all; utime, stime, cutime and cstime are 14 to 17. */
async function statOf(pid: number): Promise<string[]> {
  const stat = await read(pid, 'stat');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Empty when the process has ended. */
const read = (pid: number, file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0);
