import type { Page } from '@playwright/test';

/** Saves a note as the signed-in person, by the documented call: for walks that are about what comes after. */
export async function saveNote(page: Page, title: string, transcript: string): Promise<number> {
  const id = await page.evaluate(
    async (fields) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      const response = await fetch('/api/notes', { method: 'POST', body: form });
      return ((await response.json()) as { id: number }).id;
    },
    { title, transcript, duration: '0' },
  );
  await page.reload();
  return id;
}

/** What this person would copy from the header menu and hand to somebody who wants to share with them. */
export async function userIdOf(page: Page): Promise<string> {
  const response = await page.request.get('/api/auth/user');
  return ((await response.json()) as { id: string }).id;
}
