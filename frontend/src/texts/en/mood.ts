import { area } from '../catalogue.ts';

/** What the mood of a note rests on, and how it is corrected. */
export const moodTexts = area('mood', {
  title: 'Mood of this note',
  loading: 'Loading the mood',
  notLoaded: 'What this mood rests on could not be loaded.',
  found: (mood: string) => `${mood}, as found in its words.`,
  chosen: (mood: string, found: string) => `${mood}, chosen by hand. Its words were found to be: ${found}.`,
  restsOn: 'What was found rests on this:',
  noSentence: 'No single sentence is known to decide it.',
  correct: 'Correct the mood',
  asFound: (mood: string) => `As found: ${mood}`,
  notChanged: (reason: string) => `The mood was not changed: ${reason}`,
});
