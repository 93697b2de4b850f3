import clsx from 'clsx';
import { Check, X } from 'lucide-react';
import type { Note } from '@stitchbook/api-types';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { buttonClass } from '../../../design/button-class.ts';
import { fieldClass } from '../../../design/field.tsx';
import { withinTitleLimit } from '../../../format/title-limit.ts';
import { isPressed } from '../../../keyboard/key-events.ts';

interface TitleEditorProps {
  /** The note as it is when the person begins to type. */
  note: Note;
  /** What stands in the field at first. */
  initial: string;
  /** Why it has to be looked at again. */
  problem: string | null;
  className: string;
  onSave: (title: string, seen: Note) => void;
  onCancel: () => void;
}

/** A title being typed. Enter, the check and leaving it save; Escape and the cross do not. */
export function TitleEditor({ note, initial, problem, className, onSave, onCancel }: TitleEditorProps) {
  const [typed, setTyped] = useState(initial);
  // Another may rename it while this is open: their title is not to be taken for the one that was seen.
  const [seen] = useState(note);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const saveOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onSave(typed, seen);
  };
  const obeyKey = (event: KeyboardEvent) => {
    if (isPressed(event, 'Enter')) {
      // Else the same press would open the title that the focus goes back to.
      event.preventDefault();
      onSave(typed, seen);
    }
    if (isPressed(event, 'Escape')) onCancel();
  };

  return (
    <div onBlur={saveOnLeaving}>
      <div className="flex flex-wrap items-center justify-end gap-1 sm:flex-nowrap">
        <input
          ref={field}
          aria-label="Title"
          aria-describedby={problem ? 'title-problem' : undefined}
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
          aria-label="Save title"
          className={buttonClass('quiet', 'icon')}
          onMouseDown={keepFocus}
          onClick={() => onSave(typed, seen)}
        >
          <Check aria-hidden="true" size={20} />
        </button>
        <button
          type="button"
          aria-label="Cancel editing"
          className={buttonClass('quiet', 'icon')}
          onMouseDown={keepFocus}
          onClick={onCancel}
        >
          <X aria-hidden="true" size={20} />
        </button>
      </div>
      {problem && (
        <p id="title-problem" role="alert" className="mt-1.5 text-sm text-alarm">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Safari gives a pressed button no focus: the field would lose it to nothing, and be saved, before the press counts. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
