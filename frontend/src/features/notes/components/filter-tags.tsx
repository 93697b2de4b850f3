import clsx from 'clsx';
import { useId, useState, type ReactNode } from 'react';
import { fieldClass } from '../../../design/field-class.ts';
import { useFilterCounts } from '../api/get-filter-counts.ts';
import { MAX_FILTER_TAGS, type ListQuery } from '../list-query.ts';
import { filterTexts } from '../../../texts/en/filters.ts';

interface FilterTagsProps {
  query: ListQuery;
  onChange: (tags: readonly string[]) => void;
}

/** Tags that the notes have to have, all of them. Those that are chosen stand first, also where no note has them with the others. */
export function FilterTags({ query, onChange }: FilterTagsProps) {
  const [find, setFind] = useState('');
  const { data } = useFilterCounts(query, find.trim().toLowerCase());
  const { tags } = query;
  const others = data?.tags.filter(({ name }) => !tags.includes(name)) ?? [];
  const countOf = (tag: string) => data?.tags.find(({ name }) => name === tag)?.count;
  const isFull = tags.length >= MAX_FILTER_TAGS;
  const hasNone = data !== undefined && others.length === 0 && tags.length === 0;
  if (hasNone && find === '') return <FilterSection>{filterTexts.noTags}</FilterSection>;
  return (
    <FilterSection>
      <input
        type="search"
        aria-label={filterTexts.findTag}
        placeholder={filterTexts.findTag}
        value={find}
        onChange={({ target }) => setFind(target.value)}
        className={`${fieldClass} rounded-lg`}
      />
      <div className="-mx-1 mt-2 flex max-h-44 flex-wrap content-start gap-2 overflow-y-auto overscroll-contain p-1">
        {tags.map((tag) => (
          <TagChoice
            key={tag}
            name={tag}
            count={countOf(tag)}
            isChosen
            onChange={() => onChange(tags.filter((each) => each !== tag))}
          />
        ))}
        {others.map(({ name, count }) => (
          <TagChoice
            key={name}
            name={name}
            count={count}
            isChosen={false}
            isDisabled={isFull}
            onChange={() => onChange([...tags, name])}
          />
        ))}
        {data && others.length === 0 && find !== '' && <p className="text-sm text-soft">{filterTexts.noSuchTag}</p>}
      </div>
      {isFull && <p className="mt-2 text-sm text-soft">{filterTexts.enoughTags(MAX_FILTER_TAGS)}</p>}
    </FilterSection>
  );
}

function FilterSection({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="min-w-0">
      <p id={id} className="mb-2 font-semibold">
        {filterTexts.tags}
      </p>
      {typeof children === 'string' ? <p className="text-sm text-soft">{children}</p> : children}
    </div>
  );
}

interface TagChoiceProps {
  name: string;
  count: number | undefined;
  isChosen: boolean;
  isDisabled?: boolean;
  onChange: () => void;
}

function TagChoice({ name, count, isChosen, isDisabled = false, onChange }: TagChoiceProps) {
  return (
    <label
      className={clsx(
        'relative flex min-h-9 max-w-full cursor-pointer items-center gap-2 rounded-full border px-3 text-sm pointer-coarse:min-h-11',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-thread',
        isChosen ? 'border-thread bg-thread-wash' : 'border-faint bg-sheet hover:bg-hem',
      )}
    >
      <input
        type="checkbox"
        checked={isChosen}
        aria-disabled={isDisabled}
        onChange={() => !isDisabled && onChange()}
        className="size-4 shrink-0 accent-thread"
      />
      <span className="truncate">{name}</span>
      {count !== undefined && <span className="text-soft tabular-nums">{count}</span>}
    </label>
  );
}
