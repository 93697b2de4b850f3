import type { Creation } from '@stitchbook/api-types';
import { CalendarRange } from 'lucide-react';
import { Button } from '../../../design/button.tsx';
import { RunningStitch } from '../../../design/running-stitch.tsx';
import { describeProblem } from '../../../http/errors.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { stitchTexts } from '../../../texts/en/stitch.ts';
import { useLastStitch } from '../api/stitch-notes.ts';
import { useStitch } from '../use-stitch.ts';

const DAYS_OF_REVIEW = 7;

/** Has the last seven days reviewed, and shows how far it is with what was begun last, here or elsewhere. */
export function StitchStatus({ onView }: { onView: (creation: Creation) => void }) {
  const stitch = useStitch(onView);
  const last = useLastStitch();
  const isRunning = last?.isRunning === true;
  const review = () => {
    if (!isRunning) void stitch({ type: 'weekly_review', from: firstMoment().toISOString() });
  };
  return (
    <div tabIndex={-1} className="mb-6 grid justify-items-start gap-3 outline-none">
      <Button size="small" aria-disabled={isRunning} aria-busy={isRunning} onClick={review}>
        <CalendarRange aria-hidden="true" size={16} />
        {stitchTexts.reviewWeek}
      </Button>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-soft">
        <div role="status" className="flex animate-arrive items-center gap-4">
          {last?.isRunning && (
            <>
              <RunningStitch className="w-16 shrink-0 animate-breathe text-thread" />
              {stitchTexts.beingMade}
            </>
          )}
        </div>
        {last?.isRunning && (
          <Button variant="quiet" size="small" onClick={last.cancel}>
            {stitchTexts.cancel}
          </Button>
        )}
      </div>
      {last?.failure && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-alarm-wash px-3.5 py-2 text-sm">
          <p>
            <span className="font-semibold text-alarm">{stitchTexts.nothingMade}</span>{' '}
            {describeProblem(last.failure.error)}
          </p>
          <Button size="small" onClick={() => last.failure && void stitch(last.failure.again)}>
            {commonTexts.tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Today is one of the days. */
function firstMoment(): Date {
  const day = new Date();
  day.setHours(0, 0, 0, 0);
  day.setDate(day.getDate() - (DAYS_OF_REVIEW - 1));
  return day;
}
