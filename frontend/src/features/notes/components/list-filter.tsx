import { ListFilter as FilterIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { lazyWithRetry } from '../../../recovery/lazy-with-retry.tsx';
import { openWhenLoaded } from '../../../recovery/open-when-loaded.ts';
import type { ListQuery } from '../list-query.ts';
import { noteListTexts } from '../../../texts/en/note-list.ts';

const FilterSheet = lazyWithRetry(() => import('./filter-sheet.tsx'));

interface ListFilterProps {
  query: ListQuery;
  onChange: (query: ListQuery) => void;
}

/** Narrows the list to tags, a mood, some days, or what is shared. */
export function ListFilter({ query, onChange }: ListFilterProps) {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        className="px-2.5! sm:px-3!"
        onPointerEnter={() => void FilterSheet.load().catch(() => undefined)}
        onClick={({ currentTarget }) => void openWhenLoaded(FilterSheet.load, () => setOpener(currentTarget))}
      >
        <FilterIcon aria-hidden="true" size={18} className="max-sm:hidden" />
        {noteListTexts.filter}
      </Button>
      {opener && (
        <Suspense>
          <FilterSheet query={query} onChange={onChange} opener={opener} onClose={() => setOpener(null)} />
        </Suspense>
      )}
    </>
  );
}
