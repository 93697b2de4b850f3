import { MAX_TASKS_OF_NOTE, QUOTE_MAX_CHARACTERS, TASK_MAX_CHARACTERS } from '@stitchbook/contracts';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { Quotes } from '../../find-quote.ts';
import type { FoundTask, SpokenText } from '../../language-engine.ts';
import { annotateInLanguage } from '../annotate-in-language.ts';
import { annotateText } from '../annotate-text.ts';
import { chunkText } from '../chunk-text.ts';
import { extractActionItems } from '../creations/extract-action-items.ts';
import { removeDisfluencies, restoreCaseAndPunctuation } from '../creations/remove-disfluencies.ts';
import { splitRunOn } from '../creations/segment-note.ts';
import { capitalise } from '../creations/writer.ts';
import { detectLanguage, isInAnotherLanguage } from '../detect-language.ts';
import type { Language } from '../languages/language.ts';
import { DueDates } from './due-dates.ts';

const SENTENCES_BETWEEN_YIELDS = 100;

/**
 * Tasks as a checklist of the note has them, each with the sentence that says so as it stands in the note, and the day until when.
 * Rejects with the signal's reason when `signal` aborts.
 */
export async function findTasks({ transcript, ...spoken }: SpokenText, signal?: AbortSignal): Promise<FoundTask[]> {
  const detected = await detectLanguage(transcript);
  if (detected === null && isInAnotherLanguage(transcript)) return [];
  const language = detected === 'english' ? null : detected;
  const sentences = await (language
    ? annotateInLanguage(transcript, language, signal)
    : annotateText(transcript, signal));
  const dueDates = new DueDates(spoken, language?.code ?? 'en');
  const quotes = new Quotes(transcript);
  const found = new Map<string, FoundTask>();
  let from = 0;
  for (const [index, sentence] of sentences.entries()) {
    if (index % SENTENCES_BETWEEN_YIELDS === SENTENCES_BETWEEN_YIELDS - 1) {
      await yieldToEventLoop();
      signal?.throwIfAborted();
    }
    for (const clause of splitRunOn(sentence).flatMap((each) => [...chunkText(each, QUOTE_MAX_CHARACTERS)])) {
      const place = quotes.find(clause, from);
      if (!place) continue;
      const [quote, at] = place;
      from = at + quote.length;
      const tasks = tasksOf(quote, language);
      for (const text of tasks) {
        const key = text.toLowerCase();
        if (text.length > TASK_MAX_CHARACTERS || found.has(key)) continue;
        const dueOn = dueDates.find(text) ?? (tasks.length === 1 ? dueDates.find(quote) : null);
        found.set(key, { text, sentence: quote, at, dueOn });
        if (found.size === MAX_TASKS_OF_NOTE) return [...found.values()];
      }
    }
  }
  return [...found.values()];
}

function tasksOf(said: string, language: Language | null): string[] {
  const sentence = restoreCaseAndPunctuation(removeDisfluencies(said, language === null), language === null);
  return language ? language.phrases.extractTasks(sentence).map(capitalise) : extractActionItems([sentence]);
}
