import clsx from 'clsx';
import { Fragment, type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { fieldClass } from '../../../design/field-class.ts';
import { TextArea } from '../../../design/field.tsx';
import { noteTexts } from '../../../texts/en/note.ts';
import type { Range } from '../find-words.ts';
import { moveRanges } from '../unsure-words.ts';

interface WordsFieldProps extends Omit<
  ComponentProps<'textarea'>,
  'value' | 'onChange' | 'ref' | 'className' | 'aria-describedby'
> {
  value: string;
  onType: (typed: string) => void;
  /** Where words are that may be wrong, in the `value` of the first time. */
  unsure: readonly Range[];
  /** The id of what else describes the field. */
  describedBy?: string;
}

/** How words are set: the field and what lies under it have to break their lines alike. */
const SETTING = 'col-start-1 row-start-1 font-serif text-lg leading-[1.65] break-words whitespace-pre-wrap';

/**
 * A field in which words are corrected. A dotted line stands under those that may be wrong until somebody changes them; F8, or the button,
 * selects the next one. No browser draws within a textarea, so the lines are drawn under the same words that lie below it, unseen.
 */
export function WordsField({ value, onType, unsure, describedBy, onKeyDown, ...rest }: WordsFieldProps) {
  const [ranges, setRanges] = useState(unsure);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const drawn = useRef<HTMLDivElement>(null);

  const type = (typed: string) => {
    setRanges(moveRanges(ranges, value, typed));
    onType(typed);
  };

  const selectNext = () => {
    const after = field.current?.selectionEnd ?? 0;
    const index = ranges.findIndex(([from]) => from >= after);
    const [from, to] = ranges[Math.max(0, index)] ?? [0, 0];
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(from, to);
    drawn.current?.children[Math.max(0, index)]?.scrollIntoView({ block: 'nearest' });
  };

  const obeyKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'F8' && ranges.length > 0) {
      event.preventDefault();
      selectNext();
    }
    onKeyDown?.(event);
  };

  return (
    <>
      {ranges.length > 0 && (
        <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 font-sans text-sm leading-normal text-soft print:hidden">
          <p id={id}>{noteTexts.unsureWords(ranges.length)}</p>
          <Button
            variant="quiet"
            size="small"
            aria-keyshortcuts="F8"
            title={noteTexts.nextUnsureKey}
            className="-me-2.5 sm:-me-3"
            onClick={selectNext}
          >
            {noteTexts.nextUnsure}
          </Button>
        </div>
      )}
      <div className="grid">
        {ranges.length > 0 && (
          <div ref={drawn} aria-hidden="true" className={clsx(fieldClass, SETTING, UNDER_FIELD)}>
            <Drawn text={value} ranges={ranges} />
          </div>
        )}
        <TextArea
          {...rest}
          takesFocus
          field={field}
          aria-describedby={clsx(ranges.length > 0 && id, describedBy) || undefined}
          value={value}
          onChange={(event) => type(event.target.value)}
          onKeyDown={obeyKey}
          className={clsx(SETTING, ranges.length > 0 && OVER_DRAWN)}
        />
      </div>
    </>
  );
}

const OVER_DRAWN = 'bg-transparent! overflow-hidden';
const UNDER_FIELD =
  'pointer-events-none min-w-0 rounded-lg border-transparent! py-2.5 text-transparent! select-none print:hidden';

function Drawn({ text, ranges }: { text: string; ranges: readonly Range[] }) {
  return (
    <>
      {ranges.map(([from, to], index) => (
        <Fragment key={index}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, from)}
          <span className="scroll-my-28 underline decoration-thread decoration-dotted decoration-2 underline-offset-4">
            {text.slice(from, to)}
          </span>
        </Fragment>
      ))}
      {/* A line that is empty at the end is as high as another. */}
      {`${text.slice(ranges.at(-1)?.[1] ?? 0)}\u200B`}
    </>
  );
}
