import type { Note } from '@stitchbook/api-types';
import { TestUser } from './test-user.ts';

type Everything = Awaited<ReturnType<TestUser['everything']>>;

/** Two people, and what each of them can see: a note with its recording, shared, commented on and made into something new. */
export interface Household {
  ada: TestUser;
  grace: TestUser;
  seenByAda: Everything;
  seenByGrace: Everything;
}

export async function seedHousehold(url: string): Promise<Household> {
  const [ada, grace] = [new TestUser(), new TestUser()];
  await Promise.all([ada.joinAt(url), grace.joinAt(url)]);
  const note = await ada.keepNote('The garden party');
  const { id } = await grace.ask<{ id: string }>('/api/auth/user');
  await ada.post(`/api/notes/${note.id}/share`, { sharedWithUserId: id, permission: 'comment' });
  await grace.post(`/api/notes/${note.id}/comments`, { content: 'I was there too', timestamp: 1.5 });
  await ada.post(`/api/notes/${note.id}/generate`, {});
  return { ada, grace, seenByAda: await ada.everything(), seenByGrace: await grace.everything() };
}

const MEANWHILE = 'Written meanwhile';

/** Keeps writing notes until `work` has ended. */
export async function whileWriting<T>(someone: TestUser, work: () => Promise<T>): Promise<T> {
  let isDone = false;
  const writing = (async () => {
    while (!isDone) await someone.keepNote(MEANWHILE);
  })();
  const done = await work().finally(() => (isDone = true));
  await writing;
  return done;
}

/** Both sign in with their passwords and find what they had. Of what was written meanwhile any part may be there. */
export async function expectHousehold({ ada, grace, seenByAda, seenByGrace }: Household, url: string): Promise<void> {
  await ada.signInAt(url);
  const found = await ada.everything();
  // Newest first, as the product lists them.
  const newer = (found.notes as Note[]).filter(({ title }) => title === MEANWHILE).length;
  const [notes, comments, audio] = [found.notes, found.comments, found.audio].map((list) => list.slice(newer));
  expect({ ...found, notes, comments, audio }).toEqual(seenByAda);
  await grace.signInAt(url);
  expect(await grace.everything()).toEqual(seenByGrace);
}
