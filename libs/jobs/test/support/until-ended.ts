import { setTimeout as wait } from 'node:timers/promises';
import { Job } from '@stitchbook/database';
import type { DataSource } from 'typeorm';

/** The row of a job once it is in one of the states. */
export async function untilEnded(
  dataSource: DataSource,
  id: string,
  states = ['done', 'failed'],
  withinMs = 30_000,
): Promise<Job> {
  for (const deadline = Date.now() + withinMs; Date.now() < deadline; await wait(20)) {
    const row = await dataSource.getRepository(Job).findOneByOrFail({ id });
    if (states.includes(row.state)) return row;
  }
  throw new Error(`job ${id} never ended`);
}
