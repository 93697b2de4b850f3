import clsx from 'clsx';
import { PageTitle } from '../../../design/page-title.tsx';
import type { ListQuery } from '../list-query.ts';
import { listDensity } from '../list-density.ts';
import { ListControls } from './list-controls.tsx';
import { noteListTexts } from '../../../texts/en/note-list.ts';

interface ListHeadProps {
  query: ListQuery;
  onChange: (query: ListQuery) => void;
}

/** What stands above the notes; above rows on one line, where there is room for it. */
export function ListHead(props: ListHeadProps) {
  const isCompact = listDensity.use()[0] === 'compact';
  return (
    <div className={clsx(isCompact && '-mt-5 max-md:mb-2 grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 md:grid')}>
      <div className={clsx(isCompact && 'md:col-start-2')}>
        <ListControls {...props} />
      </div>
      <div className={isCompact ? 'max-md:mt-4 md:col-start-1 md:row-start-1' : 'mt-8'}>
        {isCompact ? (
          <h1 className="flex items-center text-xl md:min-h-11">{noteListTexts.recentNotes}</h1>
        ) : (
          <PageTitle>{noteListTexts.recentNotes}</PageTitle>
        )}
      </div>
    </div>
  );
}
