import { setTimeout as wait } from 'node:timers/promises';
import { JobRow } from '@stitchbook/database';
import type { DataSource } from 'typeorm';

/** The row of a job once it is in one of the states. */
export async function untilEnded(dataSource: DataSource, id: string, states = ['done', 'failed']): Promise<JobRow> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await wait(20)) {
    const row = await dataSource.getRepository(JobRow).findOneByOrFail({ id });
    if (states.includes(row.state)) return row;
  }
  throw new Error(`job ${id} never ended`);
}
