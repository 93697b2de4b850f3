import type { Note } from '@stitchbook/api-types';
import type { MouseEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type FromList, fromList } from './from-list.ts';

const PRESSABLE = 'a, button, input, textarea, select, [role="menu"], [role="alert"]';

interface NoteLink {
  link: { to: string; state: FromList };
  open: (event: MouseEvent<HTMLElement>) => void;
}

/** Where a note of the list is opened, at what was searched for; `open` is for clicks anywhere on it but on a control. */
export function useNoteLink(note: Note): NoteLink {
  const navigate = useNavigate();
  const search = useSearchParams()[0].get('q');
  const to = `/notes/${note.id}${search ? `?${new URLSearchParams({ q: search })}` : ''}`;
  const open = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const isOnNote = target instanceof Element && currentTarget.contains(target) && !target.closest(PRESSABLE);
    const isSelectingText = window.getSelection()?.type === 'Range';
    if (isOnNote && !isSelectingText) void navigate(to, { state: fromList(note) });
  };
  return { link: { to, state: fromList(note) }, open };
}
