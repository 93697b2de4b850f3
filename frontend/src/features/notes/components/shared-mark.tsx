import type { NoteAccess } from '@stitchbook/api-types';
import { Users } from 'lucide-react';
import { PERMISSION_LABELS } from '../../../format/permission-label.ts';
import { noteListTexts } from '../../../texts/en/note-list.ts';

/** From whom the reader has a note, and what they may do with it; nothing on their own. */
export function SharedMark({ access: { role, sharedBy } }: { access: NoteAccess }) {
  if (role === 'owner') return null;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-1.5 text-sm font-semibold text-thread-ink">
      <Users aria-hidden="true" size={16} />
      {noteListTexts.sharedBy(sharedBy?.name ?? noteListTexts.someone)}
      <span className="font-normal text-soft">{PERMISSION_LABELS[role]}</span>
    </p>
  );
}
