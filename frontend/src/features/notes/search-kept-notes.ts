import type { Note } from '@stitchbook/api-types';
import type { NoteSort } from '@stitchbook/contracts';
import type { ListQuery } from './list-query.ts';
import { endOfDay, startOfDay } from './local-day.ts';

/** What of the kept notes a query asks for: every word somewhere in the title, the words or the tags, in any order. */
export function searchKeptNotes(notes: readonly Note[], query: ListQuery): Note[] {
  const words = fold(query.search).split(/\s+/u).filter(Boolean);
  const found = notes.filter((note) => {
    const text = fold([note.title, note.transcript, ...note.tags].join(' '));
    return words.every((word) => text.includes(word)) && isAmong(note, query);
  });
  return query.sort === null || query.sort === 'newest' ? found : found.toSorted(ORDERS[query.sort]);
}

const ORDERS: Record<Exclude<NoteSort, 'newest'>, (one: Note, other: Note) => number> = {
  oldest: (one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt),
  title: (one, other) => one.title.localeCompare(other.title),
  longest: (one, other) => (other.duration ?? 0) - (one.duration ?? 0),
};

function isAmong({ tags, sentiment, createdAt, access, sharedWith }: Note, query: ListQuery): boolean {
  const madeAt = Date.parse(createdAt);
  if (!query.tags.every((tag) => tags.includes(tag))) return false;
  if (query.sentiment && query.sentiment !== sentiment) return false;
  if (query.from && madeAt < startOfDay(query.from).getTime()) return false;
  if (query.to && madeAt >= endOfDay(query.to).getTime()) return false;
  if (query.shared === 'with-me') return access.role !== 'owner';
  if (query.shared === 'mine') return access.role === 'owner';
  return query.shared === null || (access.role === 'owner' && sharedWith !== null);
}

/** Without what nobody types when they look for something: capitals and accents. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
