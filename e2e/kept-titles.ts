import type { Page } from '@playwright/test';

/** The titles of what the browser has kept of notes, whoever's they are, in their order. */
export function keptTitles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const answerOf = <Answer>(asked: IDBRequest<Answer>) =>
      new Promise<Answer>((resolve, reject) => {
        asked.addEventListener('success', () => resolve(asked.result));
        asked.addEventListener('error', () => reject(new Error('not read')));
      });
    // To open it would make it.
    const isThere = (await indexedDB.databases()).some(({ name }) => name === 'stitchbook-notes');
    if (!isThere) return [];
    const database = await answerOf(indexedDB.open('stitchbook-notes'));
    const kept: { place: number; note: { title: string } }[] = await answerOf(
      database.transaction('notes').objectStore('notes').getAll(),
    );
    database.close();
    return kept.toSorted((one, other) => one.place - other.place).map(({ note }) => note.title);
  });
}
