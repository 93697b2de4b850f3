import type { CreationType } from '@stitchbook/contracts';
import type { CreationInput } from '../../language-engine.ts';
import { annotateText, type Sentence } from '../annotate-text.ts';
import { detectLanguage, isInAnotherLanguage } from '../detect-language.ts';
import { annotateInLanguage } from '../annotate-in-language.ts';
import { extractActionItems } from './extract-action-items.ts';
import { NO_PHRASES, type Phrases } from './phrases.ts';
import { rankSentences } from './rank-sentences.ts';
import { segmentNote } from './segment-note.ts';
import { writeNarrative } from './write-narrative.ts';
import { writePodcastScript } from './write-podcast-script.ts';
import { writeStory } from './write-story.ts';
import { capitalise, joinSentences, type Writer } from './writer.ts';

const SUMMARY_SHARE = 0.3;
const MIN_SUMMARY_SENTENCES = 2;
const MAX_SUMMARY_SENTENCES = 7;

/** The sentences that carry the note, in the order they were said. */
const writeSummary: Writer = (sentences, { language }) => {
  const wanted = Math.min(
    MAX_SUMMARY_SENTENCES,
    Math.max(MIN_SUMMARY_SENTENCES, Math.round(sentences.length * SUMMARY_SHARE)),
  );
  if (sentences.length <= wanted) return joinSentences(sentences);
  const kept = rankSentences(sentences, language?.phrases)
    .slice(0, wanted)
    .sort((one, other) => one.at - other.at);
  return kept.length <= 3 ? joinSentences(kept) : kept.map(({ text }) => `- ${text}`).join('\n');
};

/** A checklist of what the speaker said they, or others, have to do; in languages besides English only the speaker. */
const writeActionItems: Writer = (sentences, { language }) => {
  const said = sentences.map(({ text }) => text);
  const tasks = language ? extractTasks(said, language.phrases) : extractActionItems(said);
  if (tasks.length === 0) return language?.phrases.noTasks ?? 'No tasks were mentioned in this note.';
  return tasks.map((task) => `- [ ] ${task}`).join('\n');
};

function extractTasks(said: readonly string[], phrases: Phrases): string[] {
  const tasks = said.flatMap((sentence) => phrases.extractTasks(sentence));
  return [...new Set(tasks.map((task) => capitalise(task)))];
}

const WRITERS: Readonly<Record<CreationType, Writer>> = {
  narrative: writeNarrative,
  story: writeStory,
  podcast_script: writePodcastScript,
  summary: writeSummary,
  action_items: writeActionItems,
};

/** A new text in Markdown from the note's own words. A note without words gets a sentence that says so. Rejects with the signal's reason. */
export async function writeCreation(note: CreationInput, signal?: AbortSignal): Promise<string> {
  const { transcript } = note;
  const detected = await detectLanguage(transcript);
  const found = detected === 'english' ? null : detected;
  // Of a few words nobody can say the language: they lose what fills pauses in English unless they look like something else.
  const isLikeEnglish = found === null && (detected === 'english' || !isInAnotherLanguage(transcript));
  const annotate = (text: string): Promise<Sentence[]> =>
    found ? annotateInLanguage(text, found, signal) : annotateText(text, signal);
  const sentences = await segmentNote(transcript, annotate, isLikeEnglish ? null : (found?.phrases ?? NO_PHRASES));
  if (sentences.length === 0) return 'Nothing was said in this note, so there is nothing to write from yet.';
  const language = detected === 'english' ? null : (found ?? { phrases: NO_PHRASES });
  return WRITERS[note.type](sentences, { ...note, language });
}
