import { LooseThread } from '../../design/loose-thread.tsx';
import { cardClass } from '../../design/card-class.ts';
import { pageTexts } from '../../texts/en/page.ts';

export default function InsightsRoute() {
  return (
    <section className={`${cardClass} grid justify-items-center gap-4 px-6 py-14 text-center`}>
      <title>{`${pageTexts.insights} · Stitchbook`}</title>
      <LooseThread className="w-48" />
      <h1 className="text-2xl">{pageTexts.insightsSoon}</h1>
      <p className="max-w-md text-soft">{pageTexts.insightsWillShow}</p>
    </section>
  );
}
