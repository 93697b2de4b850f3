import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from './person.ts';
import type { TestGateway } from './start-gateway.ts';

const WAITING = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

export type Statement = [text: string, parameters: unknown[]];

/** Asks while something is held by somebody who does `meanwhile` before they let go of it: the moment between asking and doing. */
export async function askWhile(
  { database: { dataSource } }: TestGateway,
  { hold, meanwhile }: { hold: Statement; meanwhile: Statement },
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const holder = dataSource.createQueryRunner();
  await holder.startTransaction();
  await holder.query(...hold);
  let hasAnswered = false;
  const answer = ask().finally(() => (hasAnswered = true));
  for (let waits = 0; waits === 0 && !hasAnswered; await wait(10)) {
    waits = (await dataSource.query<unknown[]>(WAITING)).length;
  }
  await holder.query(...meanwhile);
  await holder.commitTransaction();
  await holder.release();
  return answer;
}
