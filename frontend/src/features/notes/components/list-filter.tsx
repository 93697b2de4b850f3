import { ListFilter as FilterIcon } from 'lucide-react';
import { buttonClass } from '../../../design/button-class.ts';
import { Menu } from '../../../design/menu.tsx';
import { lazyWithRetry } from '../../../recovery/lazy-with-retry.tsx';
import type { ListQuery } from '../list-query.ts';
import { noteListTexts } from '../../../texts/en/note-list.ts';

const ListFilterItems = lazyWithRetry(() => import('./list-filter-items.tsx'));

interface ListFilterProps {
  query: ListQuery;
  onChange: (query: ListQuery) => void;
}

/** Narrows the list to a tag, a mood, or what others have shared. */
export function ListFilter(props: ListFilterProps) {
  return (
    <Menu
      load={ListFilterItems.load}
      button={{
        className: buttonClass('paper', 'medium', 'px-4'),
        children: (
          <>
            <FilterIcon aria-hidden="true" size={18} />
            {noteListTexts.filter}
          </>
        ),
      }}
    >
      <ListFilterItems {...props} />
    </Menu>
  );
}
