import type { Note } from '@stitchbook/api-types';
import { DEFAULT_TITLES } from '@stitchbook/contracts';
import { useId } from 'react';
import { Button } from '../../../design/button.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { singleKeys, useKeys } from '../../../keyboard/use-keys.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { noteTexts } from '../../../texts/en/note.ts';
import { noteActionTexts } from '../../../texts/en/note-actions.ts';
import { useUpdateTitle } from '../api/change-note.ts';
import { isAwaitingThemes } from '../is-awaiting-themes.ts';

interface TitleSuggestionProps {
  note: Note;
  /** It goes, with the focus where that is in it. */
  onUse: () => void;
}

/** What a note that nobody has named may be called. It has its place before it is there, lest the words jump while one reads. */
export function TitleSuggestion({ note, onUse }: TitleSuggestionProps) {
  const { mutateAsync: updateTitle } = useUpdateTitle(note.id);
  const [areKeysOn] = singleKeys.use();
  const id = useId();
  const mayBeNamed = note.access.mayEdit && DEFAULT_TITLES.includes(note.title);
  const suggestion = mayBeNamed ? note.titleSuggestion : null;

  const rename = async (seen: Note, title: string, undo?: (named: Note) => void) => {
    try {
      const named = await updateTitle({ seen, title });
      toast({ title: noteActionTexts.titleUpdated, ...(undo && { undo: { onUndo: () => undo(named) } }) });
    } catch (error) {
      const reason = describeProblem(error) || noteActionTexts.unknownError;
      toast({ title: commonTexts.error, description: noteActionTexts.titleFailed(reason), tone: 'alarm' });
    }
  };
  const use = () => {
    if (suggestion === null) return;
    onUse();
    void rename(note, suggestion, (named) => void rename(named, note.title));
  };
  useKeys(suggestion === null ? {} : { t: use });

  if (!mayBeNamed || (suggestion === null && !isAwaitingThemes(note))) return null;
  return (
    <div className="-mt-4 mb-5 flex min-h-11 items-center gap-3 print:hidden">
      <p id={id} role="status" className="min-w-0 font-serif text-lg/6 text-balance text-soft italic">
        {suggestion !== null && (
          <>
            <span className="sr-only">{noteTexts.suggestedTitle}</span> {suggestion}
          </>
        )}
      </p>
      {suggestion !== null && (
        <Button
          size="small"
          className="min-h-11 shrink-0"
          aria-describedby={id}
          aria-keyshortcuts={areKeysOn === 'on' ? 'T' : undefined}
          onClick={use}
        >
          {noteTexts.takeTitle}
        </Button>
      )}
    </div>
  );
}
