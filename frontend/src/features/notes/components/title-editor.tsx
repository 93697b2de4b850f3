import clsx from 'clsx';
import { Check, X } from 'lucide-react';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { buttonClass } from '../../../design/button-class.ts';
import { fieldClass } from '../../../design/field.tsx';
import { withinTitleLimit } from '../../../format/title-limit.ts';

interface TitleEditorProps {
  /** What stands in the field at first. */
  initial: string;
  /** Why it has to be looked at again. */
  problem: string | null;
  className: string;
  onSave: (title: string) => void;
  onCancel: () => void;
}

/** A title being typed. Enter, the check and leaving it save; Escape and the cross do not. */
export function TitleEditor({ initial, problem, className, onSave, onCancel }: TitleEditorProps) {
  const [typed, setTyped] = useState(initial);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const saveOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onSave(typed);
  };
  const obeyKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      // Else the same press would open the title that the focus goes back to.
      event.preventDefault();
      onSave(typed);
    }
    if (event.key === 'Escape') onCancel();
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
          onClick={() => onSave(typed)}
        >
          <Check aria-hidden="true" size={20} />
        </button>
        <button type="button" aria-label="Cancel editing" className={buttonClass('quiet', 'icon')} onClick={onCancel}>
          <X aria-hidden="true" size={20} />
        </button>
      </div>
      {problem && (
        <p id="title-problem" role="alert" className="mt-1.5 text-[0.94rem] text-alarm">
          {problem}
        </p>
      )}
    </div>
  );
}
