import type { Note } from '@stitchbook/api-types';
import clsx from 'clsx';
import { isAwaitingThemes } from '../is-awaiting-themes.ts';
import { ThemeLabel } from '../../../design/theme-label.tsx';
import { TagLink } from './tag-link.tsx';
import { noteListTexts } from '../../../texts/en/note-list.ts';

interface ThemeTagsProps {
  note: Pick<Note, 'themes' | 'enrichment' | 'enrichmentReason'>;
  /** So many are shown, and how many there are besides; all of them where nothing is said. */
  most?: number;
  /** On a phone. */
  mostOnPhone?: number;
  /** Where a press on one narrows the list. */
  isInList?: boolean;
}

/** The note's themes, or a word that they are still being looked for. */
export function ThemeTags({ note, most = Infinity, mostOnPhone = most, isInList = false }: ThemeTagsProps) {
  if (note.themes.length === 0) {
    return !isAwaitingThemes(note) ? null : (
      <span className="animate-breathe truncate text-sm text-soft">{noteListTexts.lookingForThemes}</span>
    );
  }
  return (
    <ul aria-label={noteListTexts.tags} className="contents">
      {note.themes.slice(0, most).map(({ id, name, color }, index) => (
        <li
          key={id}
          className={clsx(
            'flex max-w-full',
            // Never less than some letters of it.
            isInList ? 'min-w-13 sm:max-w-32' : 'min-w-0',
            index >= mostOnPhone && 'max-sm:hidden',
          )}
        >
          {isInList ? <TagLink name={name} color={color} /> : <ThemeLabel name={name} color={color} />}
        </li>
      ))}
      {mostOnPhone < most && <FurtherTags note={note} from={mostOnPhone} className="sm:hidden" />}
      <FurtherTags note={note} from={most} className={mostOnPhone < most ? 'max-sm:hidden' : ''} />
    </ul>
  );
}

/** How many tags there are besides. */
function FurtherTags({ note, from, className }: Pick<ThemeTagsProps, 'note'> & { from: number; className: string }) {
  const names = note.themes.slice(from).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <li title={names.join(', ')} className={`shrink-0 text-sm text-soft ${className}`}>
      <span aria-hidden="true">+{names.length}</span>
      <span className="sr-only">{noteListTexts.furtherTags(names.join(', '))}</span>
    </li>
  );
}
