import clsx from 'clsx';
import { Check, X } from 'lucide-react';
import type { Note } from '@stitchbook/api-types';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { buttonClass } from '../../../design/button-class.ts';
import { fieldClass } from '../../../design/field-class.ts';
import { toast } from '../../../design/toast.ts';
import { withinTitleLimit } from '../../../format/title-limit.ts';
import { describeProblem } from '../../../http/errors.ts';
import { isPressed } from '../../../keyboard/key-events.ts';
import { useUpdateTitle, VersionConflict } from '../api/change-note.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { noteActionTexts } from '../../../texts/en/note-actions.ts';

/** What could not be saved without another look, for another has renamed the note since. */
export interface RefusedTitle {
  typed: string;
  problem: string;
  current: Note;
}

export interface TitleEditorProps {
  note: Note;
  refused: RefusedTitle | null;
  className: string;
  /** Before anything is saved. */
  onClose: () => void;
  onRefused: (refused: RefusedTitle) => void;
}

/** A title being typed. Enter, the check and leaving it save; Escape and the cross do not. */
export default function TitleEditor({ note, refused, className, onClose, onRefused }: TitleEditorProps) {
  const { mutateAsync: updateTitle } = useUpdateTitle(note.id);
  const [typed, setTyped] = useState(refused?.typed ?? note.title);
  // Another may rename it while this is open: their title is not to be taken for the one that was seen.
  const [seen] = useState(refused?.current ?? note);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  // Awaited, because this is gone before the answer comes and callbacks of a gone component are not called.
  const save = async () => {
    const title = typed.trim();
    onClose();
    if (title === '' || title === seen.title) return;
    try {
      await updateTitle({ seen, title });
      toast({ title: noteActionTexts.titleUpdated });
    } catch (error) {
      if (error instanceof VersionConflict) {
        onRefused({
          typed: title,
          problem: noteActionTexts.calledNow(error.message, error.current.title),
          current: error.current,
        });
        return;
      }
      const reason = describeProblem(error) || noteActionTexts.unknownError;
      toast({ title: commonTexts.error, description: noteActionTexts.titleFailed(reason), tone: 'alarm' });
    }
  };

  const saveOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) void save();
  };
  const obeyKey = (event: KeyboardEvent) => {
    if (isPressed(event, 'Enter')) {
      // Else the same press would open the title that the focus goes back to.
      event.preventDefault();
      void save();
    }
    if (isPressed(event, 'Escape')) onClose();
  };

  return (
    <div onBlur={saveOnLeaving}>
      <div className="flex flex-wrap items-center justify-end gap-1 sm:flex-nowrap">
        <input
          ref={field}
          aria-label={noteActionTexts.title}
          aria-describedby={refused ? 'title-problem' : undefined}
          value={typed}
          onChange={(event) => setTyped(withinTitleLimit(event.target.value))}
          onKeyDown={obeyKey}
          className={clsx(
            fieldClass,
            'min-w-0 flex-1 basis-full rounded-lg sm:basis-0 px-2.5 font-serif font-[560]',
            className,
          )}
        />
        <button
          type="button"
          aria-label={noteActionTexts.saveTitle}
          className={buttonClass('quiet', 'icon')}
          onMouseDown={keepFocus}
          onClick={() => void save()}
        >
          <Check aria-hidden="true" size={20} />
        </button>
        <button
          type="button"
          aria-label={noteActionTexts.cancelEditing}
          className={buttonClass('quiet', 'icon')}
          onMouseDown={keepFocus}
          onClick={onClose}
        >
          <X aria-hidden="true" size={20} />
        </button>
      </div>
      {refused && (
        <p id="title-problem" role="alert" className="mt-1.5 text-sm text-alarm">
          {refused.problem}
        </p>
      )}
    </div>
  );
}

/** Safari gives a pressed button no focus: the field would lose it to nothing, and be saved, before the press counts. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
