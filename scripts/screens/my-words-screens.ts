import type { NoteDetail } from '@stitchbook/api-types';
import { openNote } from './screen.ts';
import type { Screen } from './screen.ts';

const TERMS = ['Norland Park', 'Żaneta Wiśniewska', 'Stitchbook', 'Kubernetes', 'Dashwood', 'w'.repeat(60)].map(
  (term, index) => ({
    id: 9 - index,
    term,
    heard: index === 1 ? ['Janetta', 'Sha Netta'] : [],
    createdAt: '2026-05-30T14:07:00Z',
  }),
);

const OFFERS = [
  { id: 2, heard: 'Seer-sha', term: 'Saoirse' },
  { id: 1, heard: 'cuber netties', term: 'w'.repeat(60) },
];

/** A person's own words, and a note in which some were put. */
export const MY_WORDS_SCREENS: Screen[] = [
  {
    name: 'my-words',
    show: async (page, { address }) => {
      await page.route('**/api/vocabulary', (route) => route.fulfill({ json: TERMS }));
      await page.route('**/api/vocabulary/offers', (route) => route.fulfill({ json: OFFERS }));
      await page.goto(`${address}/account#my-words`);
      await page.getByText('Norland Park').waitFor();
      await page.getByRole('button', { name: 'Remove Dashwood' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'my-words-in-note',
    isWhole: true,
    show: async (page, sample) => {
      await page.route(`**/api/notes/${sample.noteId}`, async (route) => {
        const response = await route.fetch();
        const note = (await response.json()) as NoteDetail;
        const [term = ''] = note.transcript.split(' ').filter((word) => word.length > 4);
        const at = note.transcript.indexOf(term);
        const substitutions = [
          { term, heard: `${term.slice(0, 2)} ${term.slice(2)}`, at },
          { term: 'Norland Park', heard: 'Norlan park', at: at + 20 },
        ];
        await route.fulfill({ response, json: { ...note, substitutions } });
      });
      await openNote(page, sample);
      await page.getByText('2 of your words were put in').waitFor();
    },
  },
  {
    name: 'my-words-offered',
    show: async (page, sample) => {
      await openNote(page, sample);
      await page.route('**/update-transcript', async (route) => {
        const note = (await (
          await page.request.get(`${sample.address}/api/notes/${sample.noteId}`)
        ).json()) as NoteDetail;
        await route.fulfill({ json: { success: true, message: '', note, offers: OFFERS.slice(0, 1) } });
      });
      await page.getByRole('button', { name: 'Play from 0:00' }).press('F2');
      const field = page.getByRole('textbox', { name: 'These words' });
      await field.press('End');
      await field.pressSequentially(' So.');
      await field.press('Enter');
      await page.getByRole('button', { name: 'Add to my words: Saoirse' }).scrollIntoViewIfNeeded();
    },
  },
];
