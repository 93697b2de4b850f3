import type { Creation } from '@stitchbook/api-types';
import { chooseOnDevice, open, openNote, type Screen } from './screen.ts';

const TITLES = ['The workshop by the canal', 'The garden', 'What was said about the house until everybody was tired'];
const REVIEW: Creation = {
  id: 1,
  type: 'weekly_review',
  content: [
    '# November 18 – 24, 2026',
    '## Wednesday, November 18',
    '**The workshop by the canal:** There is a bindery by the canal. I decided to rent the room above it.',
    '## Sunday, November 22',
    '**The garden:** The fence fell onto the roses in the storm.',
    '## To do\n\n- [ ] Call the boatyard\n- [x] Fix the fence before Friday, and whatever else the storm has left lying about in the garden',
    '## Mood\n\nPositive (2), negative (1)',
  ].join('\n\n'),
  createdAt: '2026-11-25T12:00:00Z',
  noteId: null,
  noteTitle: null,
  sources: [
    ...TITLES.map((title, index) => ({
      noteId: index + 1,
      title,
      recordedAt: `2026-11-${18 + index}T12:00:00Z`,
      duration: 95,
    })),
    { noteId: null, title: null, recordedAt: null, duration: null },
  ],
  citations: [
    { line: 4, noteId: 1, startSeconds: 42.5, endSeconds: 60 },
    { line: 8, noteId: 2, startSeconds: 3, endSeconds: 9 },
    { line: 8, noteId: 3, startSeconds: 3725, endSeconds: 3730 },
    { line: 12, noteId: 1, startSeconds: 61, endSeconds: 64 },
    { line: 13, noteId: 3, startSeconds: null, endSeconds: null },
  ],
  version: 1,
  engine: 'built-in/2',
  transcriptVersion: 1,
  editedAt: null,
  editedBy: null,
  access: { role: 'owner', sharedBy: null, mayEdit: true, maySeeHistory: true, mayShare: true, mayDelete: true },
  sharedWith: 0,
};

const showReview =
  (language: 'en' | 'de', folded: string): Screen['show'] =>
  async (page, { address }) => {
    await chooseOnDevice(page, { language });
    await page.route('**/api/creations*', (route) => route.fulfill({ json: [REVIEW] }));
    await page.goto(`${address}/creations`);
    await page.getByText(folded).click();
  };

/** Beside what was made of the note alone. */
const showAtNote: Screen['show'] = async (page, sample) => {
  await page.route('**/api/creations?noteId=*', async (route) => {
    const ofItAlone = (await (await route.fetch()).json()) as Creation[];
    await route.fulfill({ json: [{ ...REVIEW, id: 1_000 }, ...ofItAlone] });
  });
  await openNote(page, sample);
  await page.getByText('From 4 notes').scrollIntoViewIfNeeded();
};

/** Several notes as one text. */
export const STITCH_SCREENS: Screen[] = [
  { name: 'stitched-review', show: showReview('en', 'From 4 notes'), isWhole: true },
  { name: 'german-stitched-review', show: showReview('de', 'Aus 4 Notizen'), isWhole: true },
  { name: 'stitched-at-note', show: showAtNote, isWhole: true },
  { name: 'stitch-found', show: open('/notes?shared=mine', 'Stitch these notes') },
  {
    name: 'stitch-found-asked',
    show: async (page, sample) => {
      await open('/notes?shared=mine', 'Stitch these notes')(page, sample);
      await page.getByRole('button', { name: 'Stitch these notes' }).click();
      await page.getByRole('dialog').getByText('become one new text').waitFor();
    },
  },
  {
    name: 'stitch-asked',
    show: async (page, sample) => {
      await open('/notes', 'The workshop by the canal')(page, sample);
      await page.getByRole('button', { name: 'Select', exact: true }).click();
      for (const index of [0, 1]) await page.getByRole('checkbox').nth(index).check();
      await page.getByRole('button', { name: 'Stitch together' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
];
