import { readFile, readdir } from 'node:fs/promises';

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** Seconds of processor time that a process has taken, with its children. */
export async function processorSeconds(pid: number): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(pids.map((each) => readFile(`/proc/${each}/stat`, 'utf8').catch(() => '')));
  let ticks = 0;
  for (const [index, stat] of stats.entries()) {
    // Behind the name in brackets: the parent, utime and stime are fields 4, 14 and 15 of all.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(pids[index]) === pid || Number(fields[1]) === pid) ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks / TICKS_PER_SECOND;
}
