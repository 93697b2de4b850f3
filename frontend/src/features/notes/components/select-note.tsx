import type { Note } from '@stitchbook/api-types';
import { selection } from '../selection.ts';
import { noteListTexts } from '../../../texts/en/note-list.ts';

/** On a note while notes are being selected: whether this one is. */
export function SelectNote({ note, isSelected }: { note: Note; isSelected: boolean }) {
  return (
    <input
      type="checkbox"
      aria-label={noteListTexts.selectNote(note.title)}
      checked={isSelected}
      onChange={() => selection.toggle(note.id)}
      className="touch-target absolute! start-2 top-1/2 size-6 -translate-y-1/2 accent-thread"
    />
  );
}
