import type { Page } from '@playwright/test';

/** What a person has, whose screens are drawn. */
export interface Sample {
  address: string;
  audioFile: string;
  /** A note with audio, tags, comments, a creation and two shares. */
  noteId: number;
  /** A recording of some minutes, with comments about moments of it. */
  talkId: number;
  /** A note of thousands of words, and no tag. */
  longNoteId: number;
  /** A note with all that is hard to set: a long title, many tags, other scripts. */
  oddNoteId: number;
  /** Notes that another has shared. */
  sharedNoteIds: Record<'view' | 'comment' | 'edit', number>;
}

export interface Screen {
  name: string;
  show: (page: Page, sample: Sample) => Promise<unknown>;
  /** Drawn from top to bottom; else as much as the window holds, for what lies over the page. */
  isWhole?: boolean;
}

/** @param words on the screen when it is there */
export const open =
  (path: string, words: string): Screen['show'] =>
  async (page, { address }) => {
    await page.goto(address + path);
    await page.getByText(words).first().waitFor();
  };

export const openNotes: Screen['show'] = async (page, sample) => {
  await open('/notes', 'The workshop by the canal')(page, sample);
  // The landing page, which is there for a moment, has a note of this name as well.
  await page.getByRole('heading', { name: 'Recent Notes' }).waitFor();
};

export async function openNote(page: Page, sample: Sample, id: number = sample.noteId) {
  await page.goto(`${sample.address}/notes/${id}`);
  await page.getByRole('region', { name: 'Transcript' }).waitFor();
}

/** What somebody has chosen on this device, before the page is opened. */
export const chooseOnDevice = (page: Page, choices: Record<string, string>) =>
  page.addInitScript((chosen) => {
    for (const [key, value] of Object.entries(chosen)) localStorage.setItem(`stitchbook.${key}`, value);
  }, choices);

/** Nothing is answered, so that what stands there meanwhile can be seen. */
export const leaveUnanswered = (page: Page, calls: string) => page.route(calls, () => undefined);

export const refuse = (page: Page, calls: string, status: number, message: string) =>
  page.route(calls, (route) => route.fulfill({ status, json: { message } }));

/** Work is begun, and goes on for as long as it is looked at. */
export async function keepWorking(page: Page, call: string, progress: object) {
  const job = { id: 'job', state: 'running', result: null, error: null, ...progress };
  await page.route(call, (route) => route.fulfill({ status: 202, json: job }));
  await page.route('**/api/jobs/job', (route) => route.fulfill({ json: job }));
}

/** A toast stays while its window is not looked at, which is long enough for six pictures. */
export async function holdToast(page: Page, words = '') {
  await page.locator('[data-state="open"][role="status"], li[data-state="open"]').filter({ hasText: words }).waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
}
