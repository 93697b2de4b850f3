import type { Quote } from '@stitchbook/api-types';
import { Pause, Play } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Track } from '../../../audio/sound.ts';
import { usePlayback } from '../../../audio/use-playback.ts';
import { buttonClass } from '../../../design/button-class.ts';
import { formatPlaybackTime } from '../../../format/clock.ts';
import { formatLongDate } from '../../../format/date.ts';
import { askTexts } from '../../../texts/en/ask.ts';

/** A sentence of a note, which note says it and when, and a way to hear it. */
export function QuoteCard({ quote, number }: { quote: Quote; number?: number }) {
  const { noteId, noteTitle, createdAt, text, audioUrl, duration, atSeconds } = quote;
  const moment = atSeconds ?? 0;
  return (
    <li
      id={number === undefined ? undefined : `quote-${number}`}
      className="grid scroll-mt-24 grid-cols-1 gap-3 px-5 py-5 sm:px-7"
    >
      <blockquote className="flex max-w-[56ch] gap-3 font-serif text-lg leading-relaxed wrap-anywhere">
        {number !== undefined && (
          <span aria-hidden="true" className="font-sans text-sm leading-[1.9] text-soft tabular-nums">
            {number}
          </span>
        )}
        {text}
      </blockquote>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft">
        {audioUrl !== null && (
          <PlayMoment
            track={{ src: audioUrl, title: noteTitle, knownSeconds: duration, peaks: null, noteId }}
            seconds={moment}
          />
        )}
        <Link
          to={`/notes/${noteId}${atSeconds === null ? '' : `?at=${atSeconds}`}`}
          className="inline-flex min-h-11 min-w-11 items-center rounded-sm wrap-anywhere underline underline-offset-4 hover:text-ink"
        >
          {noteTitle}
        </Link>
        <time dateTime={createdAt}>{formatLongDate(createdAt)}</time>
      </p>
    </li>
  );
}

function PlayMoment({ track, seconds }: { track: Track; seconds: number }) {
  const { isPlaying, toggle, playFrom } = usePlayback(track);
  const Icon = isPlaying ? Pause : Play;
  const moment = formatPlaybackTime(seconds);
  return (
    <button
      type="button"
      aria-label={isPlaying ? askTexts.pause(track.title) : askTexts.playFrom(moment, track.title)}
      onClick={() => (isPlaying ? toggle() : playFrom(seconds))}
      className={buttonClass('paper', 'small', 'tabular-nums')}
    >
      <Icon aria-hidden="true" size={16} />
      {moment}
    </button>
  );
}
