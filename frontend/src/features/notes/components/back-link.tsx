import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { useGoToList } from '../use-go-to-list.ts';
import { noteTexts } from '../../../texts/en/note.ts';

/** To the list. */
export function BackLink() {
  const goToList = useGoToList();
  const goBack = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere) return;
    event.preventDefault();
    goToList();
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
