import { useCallback } from 'react';
import { SquareCheck } from 'lucide-react';
import { Button } from '../../../design/button.tsx';
import type { ListQuery } from '../list-query.ts';
import { selection, useSelection } from '../selection.ts';
import { AskLink } from './ask-link.tsx';
import { DensityChoice } from './density-choice.tsx';
import { ListChips } from './list-chips.tsx';
import { ListFilter } from './list-filter.tsx';
import { ListSort } from './list-sort.tsx';
import { SearchField } from './search-field.tsx';
import { noteListTexts } from '../../../texts/en/note-list.ts';

interface ListControlsProps {
  query: ListQuery;
  onChange: (query: ListQuery) => void;
}

/** Finding notes: by their words, narrowed, in some order. */
export function ListControls({ query, onChange }: ListControlsProps) {
  const isSelecting = useSelection() !== null;
  const search = useCallback((words: string) => onChange({ ...query, search: words }), [query, onChange]);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <div className="min-w-0 flex-1 basis-full sm:basis-32">
          <SearchField value={query.search} onChange={search} />
        </div>
        <ListFilter query={query} onChange={onChange} />
        <ListSort
          sort={query.sort}
          isSearch={query.search.trim() !== ''}
          onChange={(sort) => onChange({ ...query, sort })}
        />
        <Button
          aria-label={noteListTexts.select}
          title={noteListTexts.select}
          aria-pressed={isSelecting}
          className="px-0! min-w-11"
          onClick={() => (isSelecting ? selection.end() : selection.begin())}
        >
          <SquareCheck aria-hidden="true" size={18} />
        </Button>
        <DensityChoice />
      </div>
      <AskLink search={query.search} />
      <ListChips query={query} onChange={onChange} />
    </>
  );
}
