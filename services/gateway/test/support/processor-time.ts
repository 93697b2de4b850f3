import { readFileSync } from 'node:fs';
import type { TestDatabase } from '@stitchbook/testing';

const TICK_MS = 10;

/**
 * Milliseconds of processor time that this process and PostgreSQL's connections to this database have used so far: what an answer
 * cost, however busy the machine is.
 */
export async function processorMs({ dataSource }: TestDatabase): Promise<number> {
  const connections = await dataSource.query<{ pid: number }[]>(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  const { user, system } = process.cpuUsage();
  return connections.reduce((sum, { pid }) => sum + processorMsOf(pid), (user + system) / 1_000);
}

/** 0 once it has ended. */
function processorMsOf(pid: number): number {
  try {
    // The name of the program, in parentheses, may have spaces in it.
    const [, ofProcess = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const [utime, stime] = ofProcess.split(' ').slice(11, 13);
    return (Number(utime) + Number(stime)) * TICK_MS;
  } catch {
    return 0;
  }
}
