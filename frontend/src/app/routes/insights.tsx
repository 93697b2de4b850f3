import { cardClass } from '../../design/card-class.ts';
import { LoadFailure } from '../../design/load-failure.tsx';
import { LooseThread } from '../../design/loose-thread.tsx';
import { SkeletonLine } from '../../design/skeleton.tsx';
import { useInsights } from '../../features/insights/api/get-insights.ts';
import { Insights } from '../../features/insights/components/insights.tsx';
import type { MarkedNotes } from '../../features/insights/marked-notes.ts';
import { sentimentFace } from '../../features/notes/components/sentiment-label.tsx';
import { EVERY_NOTE, writeListQuery } from '../../features/notes/list-query.ts';
import { insightsTexts } from '../../texts/en/insights.ts';
import { pageTexts } from '../../texts/en/page.ts';

/** Fewer show nothing that their list does not. */
const LEAST_NOTES = 5;

/** Notes of others are not counted, and so not listed. */
const notesAt = (marked: MarkedNotes) => `/notes?${writeListQuery({ ...EVERY_NOTE, ...marked, shared: 'mine' })}`;

/** What the notes have in common, as soon as there are enough of them. */
export default function InsightsRoute() {
  const { data: insights, isPending, isError, error, refetch } = useInsights();
  return (
    <>
      <title>{`${pageTexts.insights} · Stitchbook`}</title>
      {isPending && <InsightsOnTheirWay />}
      {isError && !insights && (
        <LoadFailure sentence={insightsTexts.notLoaded} error={error} onRetry={() => void refetch()} />
      )}
      {insights && insights.totals.notes < LEAST_NOTES && <InsightsToCome />}
      {insights && insights.totals.notes >= LEAST_NOTES && (
        <Insights title={pageTexts.insights} insights={insights} notesAt={notesAt} faceOf={sentimentFace} />
      )}
    </>
  );
}

function InsightsToCome() {
  return (
    <section className={`${cardClass} grid justify-items-center gap-4 px-6 py-14 text-center`}>
      <LooseThread className="w-48" />
      <h1 className="text-2xl">{pageTexts.insightsSoon}</h1>
      <p className="max-w-md text-soft">{pageTexts.insightsWillShow}</p>
    </section>
  );
}

function InsightsOnTheirWay() {
  return (
    <div role="status" aria-label={insightsTexts.loading} className="grid grid-cols-1 gap-3 py-4">
      <SkeletonLine className="h-8 w-44" />
      <SkeletonLine className="h-5 w-80 max-w-full" />
      <SkeletonLine className="h-40" />
    </div>
  );
}
