import { ACCOUNT_SCREENS } from './account-screens.ts';
import { ApiClient } from './api-client.ts';
import { ASK_SCREENS } from './ask-screens.ts';
import { GERMAN_SCREENS } from './german-screens.ts';
import { LIST_SCREENS } from './list-screens.ts';
import { MANY_NOTES_SCREENS } from './many-notes-screens.ts';
import { MY_WORDS_SCREENS } from './my-words-screens.ts';
import { TAGS_SCREENS } from './tags-screens.ts';
import { STITCH_SCREENS } from './stitch-screens.ts';
import { TASKS_SCREENS } from './tasks-screens.ts';
import { NOTE_SCREENS } from './note-screens.ts';
import { NOTE_WORK_SCREENS } from './note-work-screens.ts';
import { OFFLINE_SCREENS } from './offline-screens.ts';
import { LAST_SCREENS, OTHER_SCREENS } from './other-screens.ts';
import { PIECE_SCREENS } from './piece-screens.ts';
import { RECORDER_SCREENS } from './recorder-screens.ts';
import { makeSampleNotes } from './sample-notes.ts';
import { signUp } from './sign-up.ts';
import { takeScreenshots } from './take-screenshots.ts';
import { NEW_PERSON_SCREENS, VISITOR_SCREENS } from './visitor-screens.ts';
import type { Screen } from './screen.ts';
import type { Browser, BrowserContext } from '@playwright/test';

const SCREENS = [
  ...LIST_SCREENS,
  ...MANY_NOTES_SCREENS,
  ...RECORDER_SCREENS,
  ...PIECE_SCREENS,
  ...NOTE_SCREENS,
  ...NOTE_WORK_SCREENS,
  ...OTHER_SCREENS,
  ...ACCOUNT_SCREENS,
  ...MY_WORDS_SCREENS,
  ...TAGS_SCREENS,
  ...STITCH_SCREENS,
  ...TASKS_SCREENS,
  ...ASK_SCREENS,
  ...OFFLINE_SCREENS,
  ...GERMAN_SCREENS,
  ...LAST_SCREENS,
];

/**
 * The whole product, as a visitor, somebody new and somebody who has been here for a while see it.
 * @param wanted parts of screens' names; none for all
 * @returns names of pictures, and what went wrong, a line each
 */
export async function captureProduct(
  browser: Browser,
  { address, audioFile, folder }: { address: string; audioFile: string; folder: string },
  wanted: string[],
): Promise<{ drawn: string[]; problems: string[] }> {
  const sample = {
    address,
    audioFile,
    noteId: 0,
    talkId: 0,
    longNoteId: 0,
    oddNoteId: 0,
    sharedNoteIds: { view: 0, comment: 0, edit: 0 },
  };
  const isWanted = ({ name }: Screen) => wanted.length === 0 || wanted.some((part) => name.includes(part));
  // Its answers would come past what a screen puts in the way of the product's.
  const openContext = () => browser.newContext({ serviceWorkers: 'block' });
  const drawn: string[] = [];
  const problems: string[] = [];
  const draw = async (context: BrowserContext, screens: Screen[]) => {
    const outcome = await takeScreenshots(context, screens.filter(isWanted), sample, folder);
    drawn.push(...outcome.drawn);
    problems.push(...outcome.problems);
  };

  const visitor = await openContext();
  await draw(visitor, VISITOR_SCREENS);
  if (!SCREENS.concat(NEW_PERSON_SCREENS).some(isWanted)) return { drawn, problems };

  const [person, friend] = [await openContext(), await openContext()];
  await signUp(await person.newPage(), address, 'Elinor');
  await signUp(await friend.newPage(), address, 'Marianne');
  await draw(person, NEW_PERSON_SCREENS);
  Object.assign(
    sample,
    await makeSampleNotes(new ApiClient(person.request, address), new ApiClient(friend.request, address)),
  );
  await draw(person, SCREENS);
  return { drawn, problems };
}
