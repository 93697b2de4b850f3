import type { NoteAccess } from '@stitchbook/api-types';
import { Users } from 'lucide-react';
import { PERMISSION_LABELS } from '../../../format/permission-label.ts';
import { noteListTexts } from '../../../texts/en/note-list.ts';

interface SharedMarkProps {
  access: NoteAccess;
  /** In a row, where what one may do has no room. */
  isShort?: boolean;
}

/** From whom the reader has a note, and what they may do with it; nothing on their own. */
export function SharedMark({ access: { role, sharedBy }, isShort = false }: SharedMarkProps) {
  if (role === 'owner') return null;
  if (isShort) {
    return (
      <span className="flex max-w-28 sm:max-w-36 min-w-0 items-center gap-1 text-thread-ink">
        <Users aria-hidden="true" size={16} className="shrink-0" />
        <span className="truncate">{noteListTexts.sharedBy(sharedBy?.name ?? noteListTexts.someone)}</span>
      </span>
    );
  }
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-sm font-semibold text-thread-ink">
      <Users aria-hidden="true" size={16} />
      {noteListTexts.sharedBy(sharedBy?.name ?? noteListTexts.someone)}
      <span className="font-normal text-soft">{PERMISSION_LABELS[role]}</span>
    </p>
  );
}
