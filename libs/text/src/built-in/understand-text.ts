import { cleanTags } from '../clean-tags.ts';
import type { Understanding } from '../language-engine.ts';
import { isEnglish } from './is-english.ts';
import { readText } from './read-text.ts';
import { sampleEvenly } from './sample-evenly.ts';
import { judgeSentiment } from './sentiment/judge-sentiment.ts';
import { findThemes } from './themes/find-themes.ts';
import { matchVocabularyLiterally } from './themes/match-vocabulary.ts';

/** Mood and themes of a text; one that is not English is neutral and gets only names that stand in it literally. */
export async function understandText(
  transcript: string,
  vocabulary: readonly string[],
  limit: number,
  signal?: AbortSignal,
): Promise<Understanding> {
  signal?.throwIfAborted();
  if (!isEnglish(transcript)) {
    return {
      sentiment: 'neutral',
      themes: matchVocabularyLiterally(transcript, cleanTags([...vocabulary])).slice(0, limit),
    };
  }
  const sentences = await readText(sampleEvenly(transcript), signal);
  const sentiment = await judgeSentiment(
    sentences.map(({ text }) => text),
    signal,
  );
  return { sentiment, themes: await findThemes(sentences, { vocabulary, limit }, signal) };
}
