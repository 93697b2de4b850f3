import type { Creation } from '@stitchbook/contracts';
import { sheetClass } from '../../../design/sheet-class.ts';
import { RunningStitch } from '../../../design/running-stitch.tsx';
import { formatLongDate } from '../../../format/date.ts';
import { creationTypeLabel } from '../creation-type-label.ts';

export function CreationCard({ creation }: { creation: Creation }) {
  return (
    <article className={`${sheetClass} px-5 py-6 sm:px-9 sm:py-8`}>
      <h2 className="text-2xl first-letter:uppercase">{creationTypeLabel(creation.type)}</h2>
      <p className="mt-1 flex flex-wrap gap-x-2 text-[0.94rem] text-soft">
        <time dateTime={creation.createdAt}>{formatLongDate(creation.createdAt)}</time>
        <span aria-hidden="true">·</span>
        <span>Based on a voice note</span>
      </p>
      <RunningStitch className="mt-4 w-24 text-thread" />
      <p className="mt-4 max-w-[62ch] font-serif text-[1.08rem] leading-relaxed whitespace-pre-line">
        {creation.content}
      </p>
    </article>
  );
}
