import clsx from 'clsx';
import type { CaptionsSnapshot } from './captions.ts';

/**
 * The words while they are spoken. Nothing of it is announced: a screen reader would speak into the recording. It is a log that can be
 * read at any time, without the words that still change.
 */
export function LiveCaptions({ captions: { captions, state } }: { captions: CaptionsSnapshot }) {
  if (state === 'off') return null;
  return (
    <div className="-mt-1">
      <div className="rounded-lg bg-hem px-4 py-2">
        {/* Upside down it keeps to its end by itself, unless somebody reads further up. */}
        <div
          role="log"
          aria-live="off"
          aria-label="Your words so far"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys too
          tabIndex={0}
          className="flex h-[6.5rem] flex-col-reverse overflow-y-auto overscroll-contain rounded-sm font-serif text-lg leading-[1.625rem]"
        >
          <p className="mb-auto">
            {captions.length === 0 && <span className="text-soft">{PLACEHOLDERS[state]}</span>}
            {captions.map(({ number, text, isFinal }) => (
              <span
                key={number}
                aria-hidden={!isFinal}
                className={clsx(!isFinal && 'text-soft underline decoration-dotted underline-offset-4')}
              >
                {text.trim()}{' '}
              </span>
            ))}
          </p>
        </div>
      </div>
      <p role="status" className={clsx(state === 'behind' && 'mt-2 text-sm text-soft')}>
        {state === 'behind' && 'Captions have stopped: the server is busy. Your recording goes on.'}
      </p>
    </div>
  );
}

const PLACEHOLDERS = {
  waiting: 'Your words appear here while you speak.',
  live: 'Your words appear here while you speak.',
  behind: '',
  done: 'No words were heard.',
};
