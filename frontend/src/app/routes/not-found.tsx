import { Link } from 'react-router-dom';
import { buttonClass } from '../../design/button-class.ts';
import { LooseThread } from '../../design/loose-thread.tsx';
import { cardClass } from '../../design/card-class.ts';

export default function NotFoundRoute() {
  return (
    <section className={`${cardClass} grid justify-items-center gap-4 px-6 py-14 text-center`}>
      <title>Page Not Found · Stitchbook</title>
      <LooseThread className="w-48" />
      <p className="font-semibold text-soft">404</p>
      <h1 className="text-2xl">Page Not Found</h1>
      <p className="max-w-md text-soft">The thread ends here: there is nothing at this address.</p>
      <Link to="/notes" className={buttonClass('thread', 'medium', 'mt-2')}>
        Go to your notes
      </Link>
    </section>
  );
}
