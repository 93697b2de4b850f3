import type { Note } from '@stitchbook/api-types';
import { isAwaitingThemes } from '../is-awaiting-themes.ts';
import { ThemeLabel } from '../../../design/theme-label.tsx';
import { TagLink } from './tag-link.tsx';
import { noteListTexts } from '../../../texts/en/note-list.ts';

interface ThemeTagsProps {
  note: Pick<Note, 'themes' | 'enrichment' | 'enrichmentReason'>;
  /** So many are shown, and how many there are besides; all of them where nothing is said. */
  most?: number;
  /** Where a press on one narrows the list. */
  isInList?: boolean;
}

/** The note's themes, or a word that they are still being looked for. */
export function ThemeTags({ note, most = Infinity, isInList = false }: ThemeTagsProps) {
  if (note.themes.length === 0) {
    return !isAwaitingThemes(note) ? null : (
      <span className="animate-breathe truncate text-sm text-soft">{noteListTexts.lookingForThemes}</span>
    );
  }
  const rest = note.themes.slice(most).map(({ name }) => name);
  return (
    <ul aria-label={noteListTexts.tags} className="contents">
      {note.themes.slice(0, most).map(({ id, name, color }) => (
        <li key={id} className="flex max-w-full min-w-0">
          {isInList ? <TagLink name={name} color={color} /> : <ThemeLabel name={name} color={color} />}
        </li>
      ))}
      {rest.length > 0 && (
        <li title={rest.join(', ')} className="shrink-0 text-sm text-soft">
          <span aria-hidden="true">+{rest.length}</span>
          <span className="sr-only">{noteListTexts.furtherTags(rest.join(', '))}</span>
        </li>
      )}
    </ul>
  );
}
