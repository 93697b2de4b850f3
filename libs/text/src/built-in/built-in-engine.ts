import { MAX_TAG_SUGGESTIONS } from '@stitchbook/contracts';
import { cleanTags } from '../clean-tags.ts';
import type {
  CreatedText,
  CreationInput,
  EngineOptions,
  LanguageEngine,
  TagSuggestionInput,
  TextToUnderstand,
  Understanding,
} from '../language-engine.ts';
import { annotateText } from './annotate-text.ts';
import { sampleText } from './chunk-text.ts';
import { writeCreation } from './creations/write-creation.ts';
import { isEnglish } from './detect-language.ts';
import { classifySentiment } from './sentiment/classify-sentiment.ts';
import { tagKey } from './stemming.ts';
import { suggestTitle } from './suggest-title.ts';
import { findThemes } from './themes/find-themes.ts';
import { matchVocabularyLiterally } from './themes/match-vocabulary.ts';

const MAX_THEMES = 3;

/** Needs no model, no key and no network; knows English best and says nothing rather than nonsense of other languages. */
export class BuiltInEngine implements LanguageEngine {
  readonly name = 'built-in/2';

  async understand(
    { transcript, vocabulary }: TextToUnderstand,
    { signal }: EngineOptions = {},
  ): Promise<Understanding> {
    const { sentiment, themes } = await findMoodAndThemes(transcript, vocabulary, MAX_THEMES, signal);
    return { sentiment, themes, title: suggestTitle(transcript) };
  }

  async suggestTags(
    { transcript, existingTags, vocabulary }: TagSuggestionInput,
    { signal }: EngineOptions = {},
  ): Promise<string[]> {
    const has = new Set(existingTags.map((tag) => tagKey(tag)));
    const { themes } = await findMoodAndThemes(transcript, vocabulary, MAX_TAG_SUGGESTIONS + has.size, signal);
    return themes.filter((theme) => !has.has(tagKey(theme))).slice(0, MAX_TAG_SUGGESTIONS);
  }

  async create(input: CreationInput, { signal }: EngineOptions = {}): Promise<CreatedText> {
    return { content: await writeCreation(input, signal), engine: this.name };
  }
}

/** Mood and themes of a text; one that is not English is neutral and gets only names that stand in it literally. */
async function findMoodAndThemes(
  transcript: string,
  vocabulary: readonly string[],
  limit: number,
  signal?: AbortSignal,
): Promise<Omit<Understanding, 'title'>> {
  signal?.throwIfAborted();
  if (!isEnglish(transcript)) {
    return {
      sentiment: 'neutral',
      themes: matchVocabularyLiterally(transcript, cleanTags([...vocabulary])).slice(0, limit),
    };
  }
  const sentences = await annotateText(sampleText(transcript), signal);
  const sentiment = await classifySentiment(
    sentences.map(({ text }) => text),
    signal,
  );
  return { sentiment, themes: await findThemes(sentences, { vocabulary, limit }, signal) };
}
