import { type Chapter, MAX_TAG_SUGGESTIONS } from '@stitchbook/contracts';
import { citeLines } from '../citations/cite-lines.ts';
import { cleanTags } from '../clean-tags.ts';
import type {
  AnswerSentence,
  CreatedText,
  CreationInput,
  EngineOptions,
  FoundTask,
  LanguageEngine,
  SpokenText,
  StitchInput,
  TagSuggestionInput,
  TextToUnderstand,
  TimedText,
  Understanding,
} from '../language-engine.ts';
import { annotateText } from './annotate-text.ts';
import { findChapters } from './chapters/find-chapters.ts';
import { sampleText } from './chunk-text.ts';
import type { Phrases } from './creations/phrases.ts';
import { writeCreation } from './creations/write-creation.ts';
import { stitchNotes } from './stitch/stitch-notes.ts';
import { detectLanguage } from './detect-language.ts';
import { annotateInLanguage } from './annotate-in-language.ts';
import { findQuote } from '../find-quote.ts';
import { classifySentiment } from './sentiment/classify-sentiment.ts';
import { findMoodSentence } from './sentiment/find-mood-sentence.ts';
import { tagKey } from './stemming.ts';
import { suggestTitle } from './suggest-title.ts';
import { findTasks } from './tasks/find-tasks.ts';
import { findThemes } from './themes/find-themes.ts';
import { matchVocabularyLiterally } from './themes/match-vocabulary.ts';

const MAX_THEMES = 3;
/** Of a text whose likeness to the owner's names is known, the third fitted too seldom (decision 65). */
const MAX_THEMES_BY_MEANING = 2;

/** Needs no model, no key and no network; knows English best, reads six other languages, and says nothing rather than nonsense of the rest. */
export class BuiltInEngine implements LanguageEngine {
  readonly name = 'built-in/2';

  async understand(
    { transcript, vocabulary, likeness }: TextToUnderstand,
    { signal }: EngineOptions = {},
  ): Promise<Understanding> {
    const found = await findMoodAndThemes(transcript, { vocabulary, likeness, limit: MAX_THEMES }, signal);
    const { sentiment, phrases, moodSentence } = found;
    const themes = found.themes.slice(0, found.isByMeaning ? MAX_THEMES_BY_MEANING : MAX_THEMES);
    const quote = moodSentence === null ? null : findQuote(transcript, moodSentence);
    return { sentiment, moodSentence: quote, themes, title: suggestTitle(transcript, phrases) };
  }

  async suggestTags(
    { transcript, existingTags, vocabulary, likeness }: TagSuggestionInput,
    { signal }: EngineOptions = {},
  ): Promise<string[]> {
    const limit = MAX_TAG_SUGGESTIONS + existingTags.length;
    const { themes, keyOf } = await findMoodAndThemes(transcript, { vocabulary, likeness, limit }, signal);
    const has = new Set(existingTags.map((tag) => keyOf(tag)));
    return themes.filter((theme) => !has.has(keyOf(theme))).slice(0, MAX_TAG_SUGGESTIONS);
  }

  async findChapters({ segments }: TimedText, { signal }: EngineOptions = {}): Promise<Chapter[]> {
    signal?.throwIfAborted();
    return findChapters(segments);
  }

  async findTasks(text: SpokenText, { signal }: EngineOptions = {}): Promise<FoundTask[]> {
    signal?.throwIfAborted();
    return findTasks(text, signal);
  }

  async create(input: CreationInput, { signal }: EngineOptions = {}): Promise<CreatedText> {
    const content = await writeCreation(input, signal);
    return { content, engine: this.name, citations: citeLines(content, input.transcript) };
  }

  async stitch(input: StitchInput, { signal }: EngineOptions = {}): Promise<CreatedText> {
    return { ...(await stitchNotes(input, signal)), engine: this.name };
  }

  /** It writes no sentence that nobody said: what comes closest is quoted where notes are found. */
  answer(): Promise<AnswerSentence[]> {
    return Promise.resolve([]);
  }
}

interface ThemesWanted {
  vocabulary: readonly string[];
  likeness: readonly number[] | undefined;
  limit: number;
}

interface Found extends Omit<Understanding, 'title'> {
  /** Equal for names that differ only in form, in the language of the text. */
  keyOf: (name: string) => string;
  /** Whether it counted what the owner's names mean: how alike is alike enough is known of English alone. */
  isByMeaning: boolean;
  /** Of a language besides English. */
  phrases?: Phrases | undefined;
}

/** Mood and themes of a text; one in a language without word lists is neutral and gets only names that stand in it literally. */
async function findMoodAndThemes(
  transcript: string,
  { vocabulary, likeness, limit }: ThemesWanted,
  signal?: AbortSignal,
): Promise<Found> {
  signal?.throwIfAborted();
  const detected = await detectLanguage(transcript);
  if (detected === null) {
    return {
      sentiment: 'neutral',
      moodSentence: null,
      themes: matchVocabularyLiterally(transcript, cleanTags([...vocabulary])).slice(0, limit),
      keyOf: tagKey,
      isByMeaning: false,
    };
  }
  const language = detected === 'english' ? null : detected;
  const sample = sampleText(transcript);
  const sentences = await (language ? annotateInLanguage(sample, language, signal) : annotateText(sample, signal));
  const said = sentences.map(({ text }) => text);
  const sentiment = await classifySentiment(said, { rules: language?.moods, signal });
  const moodSentence = await findMoodSentence(said, sentiment, { rules: language?.moods, signal });
  const keyOf = language ? (name: string) => language.stemsOf(name).join(' ') : tagKey;
  const known = language ? undefined : likeness;
  const themes = await findThemes(sentences, { vocabulary, likeness: known, limit, language, keyOf }, signal);
  const isByMeaning = known !== undefined;
  return { sentiment, moodSentence, themes, keyOf, isByMeaning, phrases: language?.phrases };
}
