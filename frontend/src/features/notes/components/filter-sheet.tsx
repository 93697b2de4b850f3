import { SENTIMENTS, SHARED_FILTERS } from '@stitchbook/contracts';
import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { Dialog } from '../../../design/dialog.tsx';
import { SettingChoice } from '../../../design/setting-choice.tsx';
import { useFilterCounts } from '../api/get-filter-counts.ts';
import { countFilters, EVERY_NOTE, type ListQuery } from '../list-query.ts';
import { FilterDates } from './filter-dates.tsx';
import { FilterTags } from './filter-tags.tsx';
import { sentimentFace } from './sentiment-label.tsx';
import { filterTexts } from '../../../texts/en/filters.ts';
import { noteListTexts } from '../../../texts/en/note-list.ts';

interface FilterSheetProps {
  query: ListQuery;
  onChange: (query: ListQuery) => void;
  opener: HTMLElement | null;
  onClose: () => void;
}

/** What the list can be narrowed to, each with how many notes that leaves. The list behind it follows at once. */
export default function FilterSheet({ query: first, onChange: narrow, opener, onClose }: FilterSheetProps) {
  // The address follows a moment later, with the list: the next press counts on this one.
  const [query, setQuery] = useState(first);
  const onChange = (next: ListQuery) => {
    setQuery(next);
    narrow(next);
  };
  const { data: counts, isError } = useFilterCounts(query);
  const clear = () => onChange({ ...EVERY_NOTE, search: query.search, sort: query.sort });
  return (
    <Dialog
      isOpen
      isFromBelow
      onOpenChange={(isOpen) => !isOpen && onClose()}
      returnFocusTo={opener}
      title={filterTexts.title}
    >
      <div className="mt-5 grid grid-cols-1 gap-5">
        <FilterTags query={query} onChange={(tags) => onChange({ ...query, tags })} />
        <MoodFilter query={query} onChange={onChange} />
        <FilterDates query={query} onChange={(days) => onChange({ ...query, ...days })} />
        <SharedFilter query={query} onChange={onChange} />
      </div>
      {isError && <p className="mt-4 text-sm text-soft">{filterTexts.notCounted}</p>}
      <div className="sticky -bottom-5 -mx-5 mt-6 -mb-5 flex flex-wrap justify-between gap-3 rounded-b-sheet border-t border-rule bg-sheet px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] max-sm:rounded-b-none sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6">
        <Button variant="quiet" aria-disabled={countFilters(query) === 0} onClick={clear}>
          {filterTexts.clear}
        </Button>
        <Button variant="thread" onClick={onClose}>
          {counts && !isError ? filterTexts.show(counts.total) : filterTexts.close}
        </Button>
      </div>
    </Dialog>
  );
}

type FilterProps = Pick<FilterSheetProps, 'query' | 'onChange'>;

/** Counted as if none were chosen: the numbers say what another mood would leave. */
function MoodFilter({ query, onChange }: FilterProps) {
  const { data } = useFilterCounts({ ...query, sentiment: null });
  const countOf = (mood: string) => data && (data.sentiments.find(({ sentiment }) => sentiment === mood)?.count ?? 0);
  const moods = SENTIMENTS.map((value) => {
    const { label, Icon } = sentimentFace(value);
    return { value, label, icon: Icon, count: countOf(value) };
  });
  return (
    <SettingChoice
      isCompact
      label={filterTexts.mood}
      options={[{ value: '', label: filterTexts.any }, ...moods]}
      value={query.sentiment ?? ''}
      onChange={(sentiment) => onChange({ ...query, sentiment: sentiment || null })}
    />
  );
}

function SharedFilter({ query, onChange }: FilterProps) {
  const { data } = useFilterCounts({ ...query, shared: null });
  const counts = { 'with-me': data?.sharedWithMe, 'by-me': data?.sharedByMe, mine: data?.mine };
  const kinds = SHARED_FILTERS.map((value) => ({ value, label: noteListTexts.shared[value], count: counts[value] }));
  return (
    <SettingChoice
      isCompact
      label={filterTexts.sharing}
      options={[{ value: '', label: filterTexts.any }, ...kinds]}
      value={query.shared ?? ''}
      onChange={(shared) => onChange({ ...query, shared: shared || null })}
    />
  );
}
