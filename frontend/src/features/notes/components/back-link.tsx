import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { isFromList } from '../from-list.ts';
import { noteTexts } from '../../../texts/en/note.ts';

/** To the list; who came from it finds it as they left it, with its search and at the same place. */
export function BackLink() {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere || !isFromList(state)) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link
      to="/notes"
      onClick={goBack}
      className="-ms-1 inline-flex min-h-11 items-center gap-2 rounded-md px-1 font-semibold text-soft hover:text-ink print:hidden"
    >
      <ArrowLeft aria-hidden="true" size={18} />
      {noteTexts.backToNotes}
    </Link>
  );
}
