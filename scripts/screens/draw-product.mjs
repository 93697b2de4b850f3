// @ts-check
import { AskApi } from './ask-api.mjs';
import { LIST_SCREENS } from './list-screens.mjs';
import { NEW_PERSON_SCREENS } from './new-person-screens.mjs';
import { NOTE_SCREENS } from './note-screens.mjs';
import { NOTE_WORK_SCREENS } from './note-work-screens.mjs';
import { OTHER_SCREENS } from './other-screens.mjs';
import { RECORDER_SCREENS } from './recorder-screens.mjs';
import { makeSampleNotes } from './sample-notes.mjs';
import { signUp } from './sign-up.mjs';
import { takeScreenshots } from './take-screenshots.mjs';
import { VISITOR_SCREENS } from './visitor-screens.mjs';

const SCREENS = [...LIST_SCREENS, ...RECORDER_SCREENS, ...NOTE_SCREENS, ...NOTE_WORK_SCREENS, ...OTHER_SCREENS];

/**
 * The whole product, as a visitor, somebody new and somebody who has been here for a while see it.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ address: string, audioFile: string, folder: string }} place
 * @param {string[]} wanted parts of screens' names; none for all
 * @returns {Promise<{ drawn: string[], problems: string[] }>} names of pictures, and what went wrong, a line each
 */
export async function drawProduct(browser, { address, audioFile, folder }, wanted) {
  const sample = {
    address,
    audioFile,
    noteId: 0,
    longNoteId: 0,
    oddNoteId: 0,
    sharedNoteIds: { view: 0, comment: 0, edit: 0 },
  };
  const isWanted = (/** @type {import('./screen.mjs').Screen} */ { name }) =>
    wanted.length === 0 || wanted.some((part) => name.includes(part));
  // Its answers would come past what a screen puts in the way of the product's.
  const openContext = () => browser.newContext({ serviceWorkers: 'block' });
  const drawn = [];
  const problems = [];
  const draw = async (
    /** @type {import('@playwright/test').BrowserContext} */ context,
    /** @type {import('./screen.mjs').Screen[]} */ screens,
  ) => {
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
    await makeSampleNotes(new AskApi(person.request, address), new AskApi(friend.request, address)),
  );
  await draw(person, SCREENS);
  return { drawn, problems };
}
