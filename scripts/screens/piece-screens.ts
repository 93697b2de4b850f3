import type { Page } from '@playwright/test';
import { chooseFile, record, recordElsewhere } from './recorder-screens.ts';
import { openNotes, type Screen } from './screen.ts';

const SAID =
  'The family of Dashwood had long been settled in Sussex. Their estate was large, and their residence was at Norland Park, in ' +
  'the centre of their property, where, for many generations, they had lived in so respectable a manner';

/** The words of a recording, as far as they have been heard. */
async function hear(page: Page, state: 'waiting' | 'live' | 'behind', words: string, stillHeard = ''): Promise<void> {
  const caption = (number: number, text: string, isFinal: boolean) =>
    text && `event: caption\nid: ${number}\ndata: ${JSON.stringify({ number, text, isFinal })}\n\n`;
  const body = `event: state\ndata: ${JSON.stringify({ state })}\n\n${caption(1, words, true)}${caption(2, stillHeard, false)}`;
  await page.route('**/api/uploads/*/captions', (route) =>
    route.fulfill({ headers: { 'Content-Type': 'text/event-stream' }, body }),
  );
}

/** What another device has sent, and left. */
async function leaveElsewhere(page: Page): Promise<void> {
  const updatedAt = new Date(Date.now() - 600_000).toISOString();
  const upload = { fileName: null, length: null, createdAt: updatedAt, updatedAt, expiresAt: updatedAt };
  await page.route('**/api/uploads', (route) =>
    route.fulfill({
      json: [
        { ...upload, id: '1', key: '1', media: 'pcm', title: 'On the train', receivedBytes: 8_704_000, seconds: 272 },
        {
          ...upload,
          id: '2',
          key: '2',
          media: 'file',
          title: 'Lecture on the canals of the north',
          length: 91_000_000,
          receivedBytes: 46_137_344,
          seconds: null,
        },
      ],
    }),
  );
}

/** Recordings that leave while they are made, and what comes back of them. */
export const PIECE_SCREENS: Screen[] = [
  {
    name: 'captions-waiting',
    show: async (page, sample) => {
      await hear(page, 'waiting', '');
      await record(page, sample);
      await page.getByText('Your words appear here while you speak.').waitFor();
    },
  },
  {
    name: 'captions-live',
    show: async (page, sample) => {
      await hear(page, 'live', `${SAID}.`, 'as to engage the general');
      await record(page, sample);
      await page.getByText('as to engage the general').waitFor();
    },
  },
  {
    name: 'captions-behind',
    show: async (page, sample) => {
      await hear(page, 'behind', `${SAID}.`);
      await record(page, sample);
      await page.getByText('Captions have stopped').waitFor();
    },
  },
  {
    name: 'captions-in-dock',
    show: async (page, sample) => {
      await hear(page, 'live', `${SAID}.`, 'as to engage the general');
      await recordElsewhere(page, sample);
      await page.getByText('engage the general').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'recording-left-elsewhere',
    show: async (page, sample) => {
      await leaveElsewhere(page);
      await openNotes(page, sample);
      await page.getByText('Recording from another device').waitFor();
    },
  },
  {
    name: 'upload-without-network',
    isWhole: true,
    show: async (page, sample) => {
      await chooseFile(page, sample);
      await page.route('**/api/uploads/*', (route) => route.abort('internetdisconnected'));
      await page.getByRole('button', { name: 'Upload and Save' }).click();
      await page.getByText('Waits for the network.').waitFor();
    },
  },
];
