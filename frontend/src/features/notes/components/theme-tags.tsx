import type { Note } from '@stitchbook/api-types';
import { isAwaitingThemes } from '../is-awaiting-themes.ts';
import { ThemeLabel } from '../../../design/theme-label.tsx';
import { noteListTexts } from '../../../texts/en/note-list.ts';

/** The note's themes, or a word that they are still being looked for. */
export function ThemeTags({ note }: { note: Pick<Note, 'themes' | 'enrichment' | 'enrichmentReason'> }) {
  if (note.themes.length === 0) {
    return !isAwaitingThemes(note) ? null : (
      <span className="animate-breathe text-sm text-soft">{noteListTexts.lookingForThemes}</span>
    );
  }
  return (
    <ul aria-label={noteListTexts.tags} className="contents">
      {note.themes.map(({ id, name, color }) => (
        <li key={id} className="max-w-full">
          <ThemeLabel name={name} color={color} />
        </li>
      ))}
    </ul>
  );
}
