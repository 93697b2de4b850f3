import { Fragment } from 'react';
import type { Range } from '../find-words.ts';

/** A text in which what was searched for is marked. */
export function MarkedText({ text, ranges }: { text: string; ranges: readonly Range[] }) {
  return (
    <>
      {ranges.map(([from, to], index) => (
        <Fragment key={from}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, from)}
          <mark className="rounded-xs bg-thread-wash text-ink underline decoration-thread decoration-2 underline-offset-4">
            {text.slice(from, to)}
          </mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
