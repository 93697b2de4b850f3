import { Link, useSearchParams } from 'react-router-dom';
import { ThemeLabel } from '../../../design/theme-label.tsx';
import { readListQuery, writeListQuery } from '../list-query.ts';
import type { NarrowedBy } from '../narrowed-by.ts';
import { noteListTexts } from '../../../texts/en/note-list.ts';

/** A tag on a note in the list, which narrows the list to notes that have it as well. */
export function TagLink({ name, color }: { name: string; color: string }) {
  const query = readListQuery(useSearchParams()[0]);
  const tags = [...new Set([...query.tags, name])];
  const state: NarrowedBy = { narrowedBy: name };
  return (
    <Link
      to={{ search: `?${writeListQuery({ ...query, tags })}` }}
      state={state}
      aria-label={noteListTexts.showNotesWith(name)}
      className="touch-target flex max-w-full min-w-0 rounded-full hover:brightness-95"
    >
      <ThemeLabel name={name} color={color} />
    </Link>
  );
}
