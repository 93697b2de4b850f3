import { type CreationType, DEFAULT_RECORDING_TITLE, DEFAULT_UPLOAD_TITLE } from '@stitchbook/contracts';
import type { CreationInput } from '../../language-engine.ts';
import { isEnglish } from '../detect-language.ts';
import { scoreSentence } from '../sentiment/score-sentence.ts';
import { extractActionItems } from './extract-action-items.ts';
import { rankSentences } from './rank-sentences.ts';
import { type NoteSentence, segmentNote } from './segment-note.ts';
import { clusterTopics, segmentTopics } from './segment-topics.ts';

/** Writes one type of creation from a note that has at least one sentence. */
type Writer = (sentences: readonly NoteSentence[], note: CreationInput) => string;

const MIN_SENTENCES_FOR_HOOK = 8;
/** A hook from the first hour will do. */
const MAX_SCORED_SENTENCES = 600;
const DEFAULT_TITLES = new Set<string>([DEFAULT_RECORDING_TITLE, DEFAULT_UPLOAD_TITLE, '']);
const SUMMARY_SHARE = 0.3;
const MIN_SUMMARY_SENTENCES = 2;
const MAX_SUMMARY_SENTENCES = 7;

/** What was said as a page one can read, scattered thoughts on one subject brought together. */
const writeNarrative: Writer = (sentences) => joinBlocks(clusterTopics(sentences).map((group) => joinSentences(group)));

/** Opens with the strongest sentence, then has all paragraphs in the order of speaking. */
const writeStory: Writer = (sentences) => {
  const hook = sentences.length >= MIN_SENTENCES_FOR_HOOK ? strongest(sentences.slice(1)) : undefined;
  const scenes = segmentTopics(sentences).map((group) => joinSentences(group));
  return joinBlocks([hook && `*${hook.text}*`, hook && '* * *', ...scenes]);
};

function strongest(sentences: readonly NoteSentence[]): NoteSentence | undefined {
  const scored = sentences
    .filter(({ tokens }) => tokens.length >= 5 && tokens.length <= 30)
    .slice(0, MAX_SCORED_SENTENCES)
    .map((sentence) => {
      const { positive, negative } = scoreSentence(sentence.text);
      return { sentence, strength: positive + negative };
    })
    .sort((one, other) => other.strength - one.strength);
  return scored[0] && scored[0].strength >= 2 ? scored[0].sentence : undefined;
}

/**
 * The note as one voice would read it aloud, with its parts marked. Only the greeting and the goodbye are not the speaker's words;
 * a note in another language does without them.
 */
const writePodcastScript: Writer = (sentences, { title, recordedAt, transcript }) => {
  const parts = segmentTopics(sentences).map((part) => `**Host:** ${joinSentences(part)}`);
  const named = DEFAULT_TITLES.has(title.trim()) ? undefined : title.trim();
  if (!isEnglish(transcript)) return joinBlocks([named && `# ${named}`, ...parts]);
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(recordedAt);
  return joinBlocks([
    `# ${named ?? `A voice note from ${day}`}`,
    `**Host:** Welcome. This is ${named ? `"${named}", recorded on ${day}` : `a voice note, recorded on ${day}`}.`,
    ...parts.map((part, at) => (parts.length > 1 ? joinBlocks([`## Part ${at + 1}`, part]) : part)),
    '**Host:** That was all for today. Thank you for listening.',
  ]);
};

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
const writeActionItems: Writer = (sentences, { transcript }) => {
  if (!isEnglish(transcript)) return 'Without a language model, tasks can only be found in English notes.';
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
  return WRITERS[note.type](sentences, note);
}

function joinSentences(sentences: readonly NoteSentence[]): string {
  return sentences.map(({ text }) => text).join(' ');
}

function joinBlocks(blocks: ReadonlyArray<string | undefined>): string {
  return blocks.filter((block) => block !== undefined && block.trim() !== '').join('\n\n');
}
