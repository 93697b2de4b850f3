import { DEFAULT_RECORDING_TITLE, DEFAULT_UPLOAD_TITLE } from '@stitchbook/contracts';
import { isEnglish } from '../is-english.ts';
import { groupByTopic } from './group-by-topic.ts';
import { asParagraph, joinBlocks } from './paragraphs.ts';
import type { Writer } from './writer.ts';

const UNNAMED = new Set<string>([DEFAULT_RECORDING_TITLE, DEFAULT_UPLOAD_TITLE, '']);

/**
 * The note as one voice would read it aloud, with its parts marked. Only the greeting and the goodbye are not the speaker's words;
 * a note in another language does without them.
 */
export const writePodcastScript: Writer = (sentences, { title, recordedAt, transcript }) => {
  const parts = groupByTopic(sentences).map((part) => `**Host:** ${asParagraph(part)}`);
  const named = UNNAMED.has(title.trim()) ? undefined : title.trim();
  if (!isEnglish(transcript)) return joinBlocks([named && `# ${named}`, ...parts]);
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(recordedAt);
  return joinBlocks([
    `# ${named ?? `A voice note from ${day}`}`,
    `**Host:** Welcome. This is ${named ? `"${named}", recorded on ${day}` : `a voice note, recorded on ${day}`}.`,
    ...parts.map((part, at) => (parts.length > 1 ? joinBlocks([`## Part ${at + 1}`, part]) : part)),
    '**Host:** That was all for today. Thank you for listening.',
  ]);
};
