import clsx from 'clsx';
import type { CaptionsSnapshot } from './captions.ts';
import { recorderTexts } from '../../../texts/en/recorder.ts';

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
          aria-label={recorderTexts.wordsSoFar}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys too
          tabIndex={0}
          className="flex h-[6.5rem] flex-col-reverse overflow-y-auto overscroll-contain rounded-sm font-serif text-lg leading-[1.625rem]"
        >
          <p className="mb-auto">
            {captions.length === 0 && <span className="text-soft">{placeholderOf(state)}</span>}
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
        {state === 'behind' && recorderTexts.captionsBehind}
      </p>
    </div>
  );
}

function placeholderOf(state: CaptionsSnapshot['state']): string {
  if (state === 'behind') return '';
  return state === 'done' ? recorderTexts.noWords : recorderTexts.wordsAppear;
}
