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

const longAgo = () => {
  const updatedAt = new Date(Date.now() - 600_000).toISOString();
  const continued = { continuedBy: null, continuedSeconds: null };
  return { fileName: null, length: null, ...continued, createdAt: updatedAt, updatedAt, expiresAt: updatedAt };
};

/** What another device has sent, and left. */
async function leaveElsewhere(page: Page): Promise<void> {
  const upload = longAgo();
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

/** Goes on with it; what is sent of it goes nowhere. */
async function goOn(page: Page): Promise<void> {
  const upload = { ...longAgo(), id: '3', media: 'pcm', title: 'On the train', receivedBytes: 8_704_000, seconds: 272 };
  await page.route('**/api/uploads/3', (route) => route.fulfill({ status: 204 }));
  await page.route('**/api/uploads/1/continue', async (route) => {
    await page.route('**/api/uploads', (other) =>
      other.fulfill({ json: other.request().method() === 'POST' ? { ...upload, key: '3' } : [] }),
    );
    await route.fulfill({ status: 201, json: { ...upload, key: '3' } });
  });
  await page.getByRole('button', { name: 'Go on recording' }).click();
  await page.getByRole('button', { name: 'Stop recording' }).waitFor();
  await page.waitForTimeout(2500);
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
    name: 'recording-gone-on-with',
    show: async (page, sample) => {
      await hear(page, 'live', `${SAID}.`, 'as to engage the general');
      await leaveElsewhere(page);
      await openNotes(page, sample);
      await goOn(page);
    },
  },
  {
    name: 'recording-gone-on-with-stopped',
    isWhole: true,
    show: async (page, sample) => {
      await leaveElsewhere(page);
      await openNotes(page, sample);
      await goOn(page);
      await page.getByRole('button', { name: 'Stop recording' }).click();
      await page.getByText('The first 4:32').waitFor();
    },
  },
  {
    name: 'recording-gone-on-with-unsaved',
    show: async (page, sample) => {
      await leaveElsewhere(page);
      await openNotes(page, sample);
      await goOn(page);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'recording-goes-on-elsewhere',
    show: async (page, sample) => {
      await record(page, sample);
      const [upload] = (await (await page.request.get(`${sample.address}/api/uploads`)).json()) as { key: string }[];
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Keep on this device' }).click();
      const continued = { continuedBy: '4', continuedSeconds: 1.5 };
      const json = [
        { ...longAgo(), ...continued, id: '1', key: upload?.key, media: 'pcm', title: null, receivedBytes: 0 },
      ];
      await page.route('**/api/uploads', (route) => route.fulfill({ json }));
      await page.reload();
      await page.getByRole('button', { name: 'Listen' }).click();
      await page.getByText('Another device goes on').waitFor();
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
