import { saveNote } from '../../notes.ts';
import { createAccount, someone } from '../../people.ts';
import { expect, test } from '../../accessibility-fixtures.ts';

// What it has in its cache could not go missing.
test.use({ serviceWorkers: 'block' });

test('axe finds nothing wrong with what is said when a part goes missing', async ({
  page,
  look,
  expectConsoleErrors,
}) => {
  test.slow();
  expectConsoleErrors(/insights-|ChunkLoadError/);
  await createAccount(page, someone('Elinor'));
  await page.route('**/assets/insights-*.js', (route) => route.abort());
  await page.goto('/insights');
  await expect(page.getByRole('alert')).toContainText('This screen could not be loaded.');
  await look('a screen that will not load');
});

test('axe finds nothing wrong with a note whose themes could not be found', async ({ page, look }) => {
  test.slow();
  await createAccount(page, someone('Elinor'));
  const id = await saveNote(page, 'The workshop by the canal', 'High windows, and good light until six.');
  const job = { id: 'job', state: 'failed', error: 'The language model took too long to answer.', result: null };
  await page.route('**/api/jobs/job', (route) => route.fulfill({ json: job }));
  await page.route(`**/api/notes/${id}`, async (route) => {
    const response = await route.fetch();
    const note = (await response.json()) as object;
    await route.fulfill({ response, json: { ...note, enrichment: 'failed', enrichmentJobId: job.id, tags: [] } });
  });
  await page.goto(`/notes/${id}`);
  await expect(page.getByText('took too long')).toBeVisible();
  await look('a note whose enrichment failed');
});
