import { Link } from 'react-router-dom';
import { buttonClass } from '../../../design/button-class.ts';
import { LooseThread } from '../../../design/loose-thread.tsx';
import { emptyListTexts } from '../../../texts/en/empty-list.ts';
import { noteListTexts } from '../../../texts/en/note-list.ts';
import { isNarrowed, type ListQuery } from '../list-query.ts';
import { FirstNote, type FirstNoteProps } from './first-note.tsx';

/** What stands where there is no note, or none that is asked for. */
export default function EmptyList({ query, ...firstNote }: FirstNoteProps & { query: ListQuery }) {
  const isSearch = query.search.trim() !== '';
  return (
    <div className="grid justify-items-center gap-3 py-10 text-center">
      <LooseThread className="w-52" />
      <p className="font-serif text-xl">{emptyListTexts.none}</p>
      {isNarrowed(query) ? (
        <>
          <p className="text-soft">{isSearch ? emptyListTexts.tryOtherWords : emptyListTexts.tryFewerFilters}</p>
          <Link to="/notes" replace className={buttonClass('paper', 'medium', 'mt-2')}>
            {isSearch ? noteListTexts.clearSearch : noteListTexts.clearFilters}
          </Link>
        </>
      ) : (
        <FirstNote {...firstNote} />
      )}
    </div>
  );
}
