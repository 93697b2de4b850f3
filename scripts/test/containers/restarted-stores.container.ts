import type { Note } from '@stitchbook/api-types';
import { setTimeout as wait } from 'node:timers/promises';
import { submitJobs, read, saveNote, untilDone } from './submit-jobs.ts';
import { findContainers, runOnContainers } from './composed-services.ts';
import { signUp } from './sign-up.ts';
import type { Visitor } from './visitor.ts';

const JOBS_OF_EACH_KIND = 4;

async function restart(service: string): Promise<void> {
  await runOnContainers('restart', await findContainers(service));
}

async function killAndStart(service: string): Promise<void> {
  const ids = await findContainers(service);
  await runOnContainers('kill', ids);
  await runOnContainers('start', ids);
}

/** Saves one note after the other until it is stopped; resolves with the ids of those that were acknowledged. */
function keepSaving(visitor: Visitor) {
  const acknowledged: number[] = [];
  let goesOn = true;
  const saving = (async () => {
    for (let count = 0; goesOn; count += 1) {
      const id = await saveNote(visitor, `In between ${count}`).catch(() => null);
      if (id !== null) acknowledged.push(id);
      await wait(100);
    }
  })();
  return async () => {
    goesOn = false;
    await saving;
    return acknowledged;
  };
}

describe.each([
  ['Redis', 'is restarted', () => restart('redis')],
  ['Redis', 'is killed', () => killAndStart('redis')],
  ['PostgreSQL', 'is restarted', () => restart('postgres')],
  ['PostgreSQL', 'is killed', () => killAndStart('postgres')],
])('when %s %s in the middle', (_store, _fault, strike) => {
  it('no acknowledged note is lost, and all unfinished work is done', async () => {
    const visitor = await signUp();
    const work = await submitJobs(visitor, JOBS_OF_EACH_KIND);
    const stopSaving = keepSaving(visitor);
    await wait(500);
    await strike();
    await wait(5_000);
    const acknowledged = await stopSaving();
    work.notes.push(...acknowledged);

    expect(acknowledged.length).toBeGreaterThan(0);
    const done = await untilDone(visitor, work);
    expect(done).toEqual({ transcribed: JOBS_OF_EACH_KIND, enriched: work.notes.length, created: JOBS_OF_EACH_KIND });
    const listed = (await read<Note[]>(visitor, '/api/notes?limit=200'))?.map(({ id }) => id);
    expect(listed).toEqual(expect.arrayContaining(work.notes));
  }, 240_000);
});
