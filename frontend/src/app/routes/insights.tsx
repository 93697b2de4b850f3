import { LooseThread } from '../../design/loose-thread.tsx';
import { cardClass } from '../../design/card-class.ts';

export default function InsightsRoute() {
  return (
    <section className={`${cardClass} grid justify-items-center gap-4 px-6 py-14 text-center`}>
      <title>Insights · Stitchbook</title>
      <LooseThread className="w-48" />
      <h1 className="text-2xl">Insights Coming Soon</h1>
      <p className="max-w-md text-soft">
        This feature is under development. It will show what you come back to, and how it feels over time.
      </p>
    </section>
  );
}
