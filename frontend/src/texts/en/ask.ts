import { area } from '../catalogue.ts';

/** The page where notes are asked. */
export const askTexts = area('ask', {
  title: 'Ask your notes',
  question: 'Your question',
  example: 'What did the doctor say about my knee?',
  ask: 'Ask',
  how: 'Your notes answer in their own words: with the sentences that say it, and where to hear them. A time such as “last week” or a tag such as #garden limits which notes are asked.',
  looking: 'Looking through your notes',
  answers: 'What your notes say',
  nothing: 'Nothing in your notes answers this.',
  nothingSoFar: 'Nothing in your notes answers this so far.',
  allRead: 'More of your notes can be asked now. Ask again to look in them too.',
  askAgain: 'Ask again',
  closest: 'What comes closest',
  fromThen: (period: string) => `Only notes of this time were asked: ${period}.`,
  withTags: (tags: string) => `Only notes with these tags were asked: ${tags}.`,
  playFrom: (moment: string, title: string) => `Play “${title}” from ${moment}`,
  pause: (title: string) => `Pause “${title}”`,
  failed: 'Your notes could not be asked.',
  written: 'An answer from your notes',
  beingWritten: 'An answer is being written from what comes closest.',
  byModel: 'A language model wrote this. What it rests on stands below, word for word.',
  restsOn: 'What the answer rests on',
  quote: (number: number, title: string) => `Quote ${number}, from “${title}”`,
  notWritten: 'No answer could be written. What your notes say stands below.',
});
