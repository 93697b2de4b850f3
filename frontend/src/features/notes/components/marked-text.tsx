import { Fragment } from 'react';
import type { Range } from '../find-words.ts';

interface MarkedTextProps {
  text: string;
  ranges: readonly Range[];
  /** Whether the first of them began in the text before. */
  isContinued?: boolean;
}

/** A text in which what was searched for is marked. */
export function MarkedText({ text, ranges, isContinued = false }: MarkedTextProps) {
  return (
    <>
      {ranges.map(([from, to], index) => (
        <Fragment key={from}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, from)}
          <mark
            data-continued={(isContinued && index === 0) || undefined}
            className="rounded-xs bg-thread-wash text-ink underline decoration-thread decoration-2 underline-offset-4 aria-[current]:bg-thread-fill aria-[current]:text-on-thread"
          >
            {text.slice(from, to)}
          </mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
