import type { MessageEvent } from '@nestjs/common';
import type { FeedChange } from '@stitchbook/database';

/** More than this at once is told as one `refresh`. */
const MAX_EVENTS_AT_ONCE = 100;

/** Changes may have been missed: everything that is shown is worth asking for again. */
export const REFRESH: MessageEvent = { type: 'refresh', data: {} };

/** Who may read a note that has changed. */
export interface NoteReader {
  noteId: number;
  userId: string;
}

/** What one reader is to be told of these changes, each thing once: ids of what is theirs or what they may read. */
export function eventsFor(
  userId: string,
  changes: readonly FeedChange[],
  readers: readonly NoteReader[],
): MessageEvent[] {
  if (changes.some(({ kind }) => kind === 'gap')) return [REFRESH];
  const jobIds = changes.flatMap((change) => (change.kind === 'job' && change.ownerId === userId ? [change.id] : []));
  const noteIds = readers.flatMap((reader) => (reader.userId === userId ? [reader.noteId] : []));
  const hasChanged = (kind: 'list' | 'creations') =>
    changes.some((change) => change.kind === kind && change.userId === userId);
  const events: MessageEvent[] = [
    ...Array.from(new Set(jobIds), (id) => ({ type: 'job', data: { id } })),
    ...Array.from(new Set(noteIds), (id) => ({ type: 'note', data: { id } })),
    ...(hasChanged('list') ? [{ type: 'list', data: {} }] : []),
    ...(hasChanged('creations') ? [{ type: 'creations', data: {} }] : []),
  ];
  return events.length > MAX_EVENTS_AT_ONCE ? [REFRESH] : events;
}
