import type { NoteCreationType } from '@stitchbook/contracts';
import type { CreationInput } from '../../language-engine.ts';
import { annotateText, type Sentence } from '../annotate-text.ts';
import { detectLanguage, isInAnotherLanguage } from '../detect-language.ts';
import { annotateInLanguage } from '../annotate-in-language.ts';
import { extractActionItems } from './extract-action-items.ts';
import { NO_PHRASES } from './phrases.ts';
import { rankSentences } from './rank-sentences.ts';
import { type NoteSentence, segmentNote } from './segment-note.ts';
import { writeNarrative } from './write-narrative.ts';
import { writePodcastScript } from './write-podcast-script.ts';
import { writeStory } from './write-story.ts';
import { capitalise, joinSentences, type NoteLanguage, type ReadNote, type Writer } from './writer.ts';

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
  const kept = pickSentences(sentences, language, wanted);
  return kept.length <= 3 ? joinSentences(kept) : kept.map(({ text }) => `- ${text}`).join('\n');
};

/** So many of the most central sentences, in the order they were said. */
export function pickSentences(
  sentences: readonly NoteSentence[],
  language: NoteLanguage | null,
  wanted: number,
): NoteSentence[] {
  return rankSentences(sentences, language?.phrases)
    .slice(0, wanted)
    .sort((one, other) => one.at - other.at);
}

/** A checklist of what the speaker said they, or others, have to do; in languages besides English only the speaker. */
const writeActionItems: Writer = (sentences, { language }) => {
  const tasks = tasksIn(sentences, language);
  if (tasks.length === 0) return language?.phrases.noTasks ?? 'No tasks were mentioned in this note.';
  return tasks.map((task) => `- [ ] ${task}`).join('\n');
};

/** What the sentences say is to be done, each once. */
export function tasksIn(sentences: readonly NoteSentence[], language: NoteLanguage | null): string[] {
  const said = sentences.map(({ text }) => text);
  if (!language) return extractActionItems(said);
  const tasks = said.flatMap((sentence) => language.phrases.extractTasks(sentence));
  return [...new Set(tasks.map((task) => capitalise(task)))];
}

const WRITERS: Readonly<Record<NoteCreationType, Writer>> = {
  narrative: writeNarrative,
  story: writeStory,
  podcast_script: writePodcastScript,
  summary: writeSummary,
  action_items: writeActionItems,
};

/** A new text in Markdown from the note's own words. A note without words gets a sentence that says so. Rejects with the signal's reason. */
export async function writeCreation(note: CreationInput, signal?: AbortSignal): Promise<string> {
  const { sentences, language } = await readNote(note.transcript, signal);
  if (sentences.length === 0) return 'Nothing was said in this note, so there is nothing to write from yet.';
  return WRITERS[note.type](sentences, { ...note, language });
}

/** The sentences of a note as they can be printed, and the language that they are in: null for English. */
export async function readNote(transcript: string, signal?: AbortSignal): Promise<ReadNote> {
  const detected = await detectLanguage(transcript);
  const found = detected === 'english' ? null : detected;
  // Of a few words nobody can say the language: they lose what fills pauses in English unless they look like something else.
  const isLikeEnglish = found === null && (detected === 'english' || !isInAnotherLanguage(transcript));
  const annotate = (text: string): Promise<Sentence[]> =>
    found ? annotateInLanguage(text, found, signal) : annotateText(text, signal);
  const sentences = await segmentNote(transcript, annotate, isLikeEnglish ? null : (found?.phrases ?? NO_PHRASES));
  const language = detected === 'english' ? null : (found ?? { phrases: NO_PHRASES });
  return { sentences, language };
}
