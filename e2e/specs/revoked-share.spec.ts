import { createAccount, someone } from '../people.ts';
import { NewNotePanel } from '../screens/new-note-panel.ts';
import { NoteCard } from '../screens/note-card.ts';
import { expect, test } from '../fixtures.ts';
import { fixture } from '../words/recordings.ts';

test('a note, its audio and its job are there for one person and for nobody else', async ({
  page,
  openOtherBrowser,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/\/api\/notes\/\d+\S* .*\b404\b/);
  await createAccount(page, someone('Elinor'));
  const panel = await NewNotePanel.open(page);
  await panel.choose(fixture('amiable.wav'));
  const transcribing = page.waitForResponse((response) => /\/api\/uploads\/[^/]+\/transcribe$/.test(response.url()));
  await panel.uploadAs('A secret of Lucy Steele');
  const { id: jobId } = (await (await transcribing).json()) as { id: string };
  const [note] = (await (await page.request.get('/api/notes', { maxRetries: 2 })).json()) as {
    id: number;
    audioUrl: string;
  }[];
  if (!note) throw new Error('The saved note is not in the list.');
  const addresses = [`/api/notes/${note.id}`, note.audioUrl, `/api/jobs/${jobId}`];
  for (const address of addresses) expect((await page.request.get(address, { maxRetries: 2 })).status()).toBe(200);

  const others = await openOtherBrowser();
  await createAccount(others, someone('Marianne'));
  await expect(others.getByText('No notes found. Start by recording a new note!')).toBeVisible();
  for (const address of addresses) expect((await others.request.get(address, { maxRetries: 2 })).status()).toBe(404);
  const deleted = await others.evaluate(
    async (address) => (await fetch(address, { method: 'DELETE' })).status,
    addresses[0]!,
  );
  expect(deleted).toBe(404);
  await others.goto(`/notes/${note.id}`);
  await expect(others.getByRole('heading', { name: 'Note Not Found' })).toBeVisible();

  await page.reload();
  await expect(new NoteCard(page, 'A secret of Lucy Steele').card).toBeVisible();
});
