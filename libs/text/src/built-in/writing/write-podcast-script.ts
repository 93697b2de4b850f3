import { groupByTopic } from './group-by-topic.ts';
import { asParagraph, joinBlocks } from './paragraphs.ts';
import type { Writer } from './write-creation.ts';

/** The note as one voice would read it aloud, with its parts marked. Only the greeting and the goodbye are not the speaker's words. */
export const writePodcastScript: Writer = (sentences, { title, recordedAt }) => {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(recordedAt);
  const parts = groupByTopic(sentences);
  const spoken = parts.map((part, at) => joinBlocks([parts.length > 1 ? `## Part ${at + 1}` : undefined, `**Host:** ${asParagraph(part)}`]));
  return joinBlocks([
    `# ${title.trim() || 'A voice note'}`,
    `**Host:** Welcome. This is "${title.trim() || 'a voice note'}", recorded on ${day}.`,
    ...spoken,
    '**Host:** That was all for today. Thank you for listening.',
  ]);
};
