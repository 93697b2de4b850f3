import type { Insights } from '@stitchbook/api-types';
import { SENTIMENTS, type Sentiment } from '@stitchbook/contracts';
import { Link } from 'react-router-dom';
import { insightsTexts } from '../../../texts/en/insights.ts';
import { formatPeriod, formatShortPeriod, type Period } from '../calendar-days.ts';
import type { FaceOf, NotesAt } from '../marked-notes.ts';
import { useRovingFocus, type RovingMark } from '../use-roving-focus.ts';

interface MoodOverTimeProps {
  periods: readonly Period[];
  moods: Insights['moods'];
  notesAt: NotesAt;
  faceOf: FaceOf;
}

/** A bar for each period with notes, the newest first, in which each mood has its share. Laid out as bars, so its parts say that they are a table. */
export function MoodOverTime({ periods, moods, notesAt, faceOf }: MoodOverTimeProps) {
  const rows = periods
    .map((period) => ({ period, counts: countsOf(moods, period) }))
    .filter(({ counts }) => counts.some((notes) => notes > 0))
    .toReversed();
  const places = rows.flatMap(({ counts }, row) =>
    counts.flatMap((notes, column) => (notes > 0 ? [{ row, column }] : [])),
  );
  const { onKeyDown, markAt } = useRovingFocus(places);
  return (
    <div
      role="table"
      tabIndex={-1}
      aria-label={insightsTexts.moods}
      onKeyDown={onKeyDown}
      className="grid gap-1.5 outline-none"
    >
      <div role="row" className="sr-only">
        <span role="columnheader">{insightsTexts.period}</span>
        {SENTIMENTS.map((sentiment) => (
          <span key={sentiment} role="columnheader">
            {faceOf(sentiment).label}
          </span>
        ))}
      </div>
      {rows.map(({ period, counts }, row) => (
        <div key={period.from} role="row" className="flex flex-wrap items-center gap-0.5 sm:flex-nowrap">
          <span role="rowheader" className="w-full shrink-0 text-sm text-soft sm:w-20">
            {formatShortPeriod(period)}
          </span>
          {SENTIMENTS.map((sentiment, column) => (
            <MoodShare
              key={sentiment}
              notes={counts[column] ?? 0}
              period={period}
              face={faceOf(sentiment)}
              to={notesAt({ ...period, sentiment })}
              mark={markAt({ row, column })}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

const countsOf = (moods: Insights['moods'], { from }: Period) =>
  SENTIMENTS.map(
    (sentiment: Sentiment) => moods.find((each) => each.from === from && each.sentiment === sentiment)?.notes ?? 0,
  );

interface MoodShareProps {
  notes: number;
  period: Period;
  face: ReturnType<FaceOf>;
  to: string;
  mark: RovingMark;
}

function MoodShare({ notes, period, face: { label, Icon, color }, to, mark }: MoodShareProps) {
  if (notes === 0) {
    return (
      <span role="cell" className="sr-only">
        0
      </span>
    );
  }
  const name = insightsTexts.inPeriod(label, insightsTexts.noteCount(notes), formatPeriod(period));
  return (
    <span role="cell" style={{ flexGrow: notes }} className="min-w-11 basis-0">
      <Link
        to={to}
        aria-label={name}
        title={name}
        {...mark}
        style={{ background: color }}
        className="flex h-8 items-center justify-center gap-1 rounded text-sm leading-none text-sheet tabular-nums outline-offset-1 hover:brightness-95 pointer-coarse:h-11"
      >
        <Icon aria-hidden="true" size={16} className="shrink-0" />
        {notes}
      </Link>
    </span>
  );
}
