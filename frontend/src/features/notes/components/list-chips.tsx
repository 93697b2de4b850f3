import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { formatDays } from '../format-days.ts';
import { narrowedByOf } from '../narrowed-by.ts';
import type { ListQuery } from '../list-query.ts';
import { sentimentFace } from './sentiment-label.tsx';
import { noteListTexts } from '../../../texts/en/note-list.ts';

interface ListChipsProps {
  query: ListQuery;
  onChange: (query: ListQuery) => void;
}

/** What the list is narrowed to and ordered by, each to be taken off again. */
export function ListChips({ query, onChange }: ListChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const { key, state } = useLocation() as { key: string; state: unknown };
  const narrowedBy = narrowedByOf(state);
  useEffect(() => {
    if (narrowedBy === null) return;
    window.scrollTo({ top: 0 });
    list.current?.querySelector<HTMLElement>('[data-narrowed]')?.focus();
  }, [key, narrowedBy]);
  const chips: { label: string; without: Partial<ListQuery> }[] = [];
  if (query.shared) chips.push({ label: noteListTexts.shared[query.shared], without: { shared: null } });
  if (query.sentiment) chips.push({ label: sentimentFace(query.sentiment).label, without: { sentiment: null } });
  for (const tag of query.tags)
    chips.push({ label: tag, without: { tags: query.tags.filter((each) => each !== tag) } });
  if (query.from ?? query.to)
    chips.push({ label: formatDays(query.from, query.to), without: { from: null, to: null } });
  if (query.sort) chips.push({ label: noteListTexts.sorts[query.sort], without: { sort: null } });
  if (chips.length === 0) return null;
  return (
    <ul ref={list} aria-label={noteListTexts.filtersInUse} className="mt-3 flex flex-wrap gap-2">
      {chips.map(({ label, without }) => (
        <li key={label} className="max-w-full">
          <button
            type="button"
            data-narrowed={label === narrowedBy || undefined}
            aria-label={noteListTexts.remove(label)}
            onClick={() => onChange({ ...query, ...without })}
            className="touch-target flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-thread bg-thread-wash pe-2.5 ps-3.5 text-sm hover:bg-hem"
          >
            <span className="truncate">{label}</span>
            <X aria-hidden="true" size={16} className="shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}
