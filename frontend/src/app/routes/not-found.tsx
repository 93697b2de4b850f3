import { Link } from 'react-router-dom';
import { buttonClass } from '../../design/button-class.ts';
import { LooseThread } from '../../design/loose-thread.tsx';
import { cardClass } from '../../design/card-class.ts';
import { pageTexts } from '../../texts/en/page.ts';

export default function NotFoundRoute() {
  return (
    <section className={`${cardClass} grid justify-items-center gap-4 px-6 py-14 text-center`}>
      <title>{`${pageTexts.notFound} · Stitchbook`}</title>
      <LooseThread className="w-48" />
      <p className="font-semibold text-soft">404</p>
      <h1 className="text-2xl">{pageTexts.notFound}</h1>
      <p className="max-w-md text-soft">{pageTexts.nothingHere}</p>
      <Link to="/notes" className={buttonClass('thread', 'medium', 'mt-2')}>
        {pageTexts.goToNotes}
      </Link>
    </section>
  );
}
