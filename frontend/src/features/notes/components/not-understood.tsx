import type { Stretch } from '@stitchbook/api-types';
import { formatPlaybackTime } from '../../../format/clock.ts';
import { leavesSpace } from '../../../keyboard/key-events.ts';
import { BETWEEN_PIECES } from '../pieces-of.ts';
import { noteTexts } from '../../../texts/en/note.ts';

interface NotUnderstoodProps {
  stretch: Stretch;
  onPlay: (fromSeconds: number) => void;
}

/** Says in the place of words that none were written, and plays what is said there. */
export function NotUnderstood({ stretch: { startSeconds, endSeconds }, onPlay }: NotUnderstoodProps) {
  const [from, to] = [formatPlaybackTime(startSeconds), formatPlaybackTime(endSeconds)];
  return (
    <li {...BETWEEN_PIECES} className="grid gap-x-4 py-1.5 font-sans text-base text-soft sm:grid-cols-[3.2rem_1fr]">
      <button
        type="button"
        aria-label={noteTexts.playFrom(from)}
        {...leavesSpace}
        onClick={() => onPlay(startSeconds)}
        className="self-start justify-self-start rounded-sm text-start text-sm leading-6 tabular-nums pointer-coarse:min-h-11"
      >
        {from}
      </button>
      <p className="max-w-[56ch]">{noteTexts.notUnderstoodFrom(from, to)}</p>
    </li>
  );
}
