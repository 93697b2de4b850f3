import type { PhraseWords } from '../creations/phrases.ts';
import type { MoodWords } from '../sentiment/stemmed-moods.ts';
import type { Topic } from '../themes/topics/topic.ts';

/** What the engine knows of one language. Lists are words separated by white space, lowercase; `_` joins the words of a phrase. */
export interface LanguageWords {
  /** Name of its Snowball algorithm. */
  algorithm: string;
  /** A noun begins with a capital, wherever it stands. */
  hasCapitalNouns?: boolean;
  /** Nouns are written together: "Linsensuppe" is about soup. */
  hasCompounds?: boolean;
  /** What stands before a noun. */
  determiners: string;
  /** Words that stand in any voice note, and are useless as a tag. */
  vague: string;
  /** What people's notes are about, named as they would tag them. */
  topics: readonly Topic[];
  phrases: PhraseWords;
  moods: MoodWords;
}
