import type { CreationType } from '@stitchbook/contracts';
import type { CreationInput } from '../../language-engine.ts';
import { isEnglish } from '../detect-language.ts';
import { extractActionItems } from './extract-action-items.ts';
import { rankSentences } from './rank-sentences.ts';
import { segmentNote } from './segment-note.ts';
import { writeNarrative } from './write-narrative.ts';
import { writePodcastScript } from './write-podcast-script.ts';
import { writeStory } from './write-story.ts';
import { joinSentences, type Writer } from './writer.ts';

const SUMMARY_SHARE = 0.3;
const MIN_SUMMARY_SENTENCES = 2;
const MAX_SUMMARY_SENTENCES = 7;

/** The sentences that carry the note, in the order they were said. */
const writeSummary: Writer = (sentences) => {
  const wanted = Math.min(
    MAX_SUMMARY_SENTENCES,
    Math.max(MIN_SUMMARY_SENTENCES, Math.round(sentences.length * SUMMARY_SHARE)),
  );
  if (sentences.length <= wanted) return joinSentences(sentences);
  const kept = rankSentences(sentences)
    .slice(0, wanted)
    .sort((one, other) => one.at - other.at);
  return kept.length <= 3 ? joinSentences(kept) : kept.map(({ text }) => `- ${text}`).join('\n');
};

/** A checklist of what the speaker said they, or others, have to do. */
const writeActionItems: Writer = (sentences, note) => {
  if (!note.isEnglish) return 'Without a language model, tasks can only be found in English notes.';
  const tasks = extractActionItems(sentences.map(({ text }) => text));
  if (tasks.length === 0) return 'No tasks were mentioned in this note.';
  return tasks.map((task) => `- [ ] ${task}`).join('\n');
};

const WRITERS: Readonly<Record<CreationType, Writer>> = {
  narrative: writeNarrative,
  story: writeStory,
  podcast_script: writePodcastScript,
  summary: writeSummary,
  action_items: writeActionItems,
};

/** A new text in Markdown from the note's own words. A note without words gets a sentence that says so. Rejects with the signal's reason. */
export async function writeCreation(note: CreationInput, signal?: AbortSignal): Promise<string> {
  const sentences = await segmentNote(note.transcript, signal);
  if (sentences.length === 0) return 'Nothing was said in this note, so there is nothing to write from yet.';
  return WRITERS[note.type](sentences, { ...note, isEnglish: isEnglish(note.transcript) });
}
