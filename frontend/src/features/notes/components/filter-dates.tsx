import { Field } from '../../../design/field.tsx';
import { SettingChoice } from '../../../design/setting-choice.tsx';
import type { ListQuery } from '../list-query.ts';
import { asLocalDay, localDay } from '../local-day.ts';
import { filterTexts } from '../../../texts/en/filters.ts';

type Days = Pick<ListQuery, 'from' | 'to'>;

interface FilterDatesProps {
  query: Days;
  onChange: (days: Days) => void;
}

const OWN = 'own';

/** The days on which the notes were made: some that are often asked for, or any others. */
export function FilterDates({ query: { from, to }, onChange }: FilterDatesProps) {
  const now = new Date();
  const periods = [
    { value: 'any', label: filterTexts.anyTime, from: null },
    { value: 'today', label: filterTexts.today, from: localDay(now) },
    { value: 'week', label: filterTexts.lastDays(7), from: localDay(now, -6) },
    { value: 'month', label: filterTexts.lastDays(30), from: localDay(now, -29) },
    { value: 'year', label: filterTexts.thisYear, from: `${localDay(now).slice(0, 4)}-01-01` },
  ];
  const chosen = to === null ? periods.find((period) => period.from === from)?.value : undefined;
  return (
    <div>
      <SettingChoice
        isCompact
        label={filterTexts.dates}
        options={periods}
        value={chosen ?? OWN}
        onChange={(value) => onChange({ from: periods.find((each) => each.value === value)?.from ?? null, to: null })}
      />
      <div className="mt-3 grid grid-cols-2 gap-3">
        <Field
          id="filter-from"
          label={filterTexts.from}
          type="date"
          value={from ?? ''}
          onChange={({ target }) => onChange({ from: asLocalDay(target.value), to })}
        />
        <Field
          id="filter-to"
          label={filterTexts.to}
          type="date"
          value={to ?? ''}
          onChange={({ target }) => onChange({ from, to: asLocalDay(target.value) })}
        />
      </div>
      {from !== null && to !== null && to < from && (
        <p role="alert" className="mt-2 text-sm text-alarm">
          {filterTexts.endsBeforeItBegins}
        </p>
      )}
    </div>
  );
}
