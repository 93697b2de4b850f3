import type { Insights } from '@stitchbook/api-types';
import { insightsTexts } from '../../../texts/en/insights.ts';
import { formatDay, formatWeekday, monthBegunIn, weeksUntil } from '../calendar-days.ts';
import type { NotesAt } from '../marked-notes.ts';
import { useRovingFocus } from '../use-roving-focus.ts';
import { HeatLink } from './heat-link.tsx';
import { WideTable } from './wide-table.tsx';

interface NoteCalendarProps {
  today: string;
  days: Insights['days'];
  notesAt: NotesAt;
}

/** A column a week, a row a weekday; only days with notes are links. */
export function NoteCalendar({ today, days, notesAt }: NoteCalendarProps) {
  const weeks = weeksUntil(today);
  const counts = new Map(days.map(({ day, notes }) => [day, notes]));
  const most = Math.max(...counts.values());
  const places = weeks.flatMap((week, column) =>
    week.flatMap((day, row) => (day !== null && counts.has(day) ? [{ row, column }] : [])),
  );
  const { onKeyDown, markAt } = useRovingFocus(places.toReversed());
  if (places.length === 0) return <p className="text-soft">{insightsTexts.noneThisYear}</p>;
  return (
    <WideTable caption={insightsTexts.calendar} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          <th scope="col" className="sticky start-0 z-1 bg-sheet p-0">
            <span className="sr-only">{insightsTexts.weekday}</span>
          </th>
          {weeks.map((week) => (
            <th key={week[0]} scope="col" className="relative h-6 p-0 text-start text-sm font-normal text-soft">
              <span className="sr-only">{insightsTexts.weekOf(formatDay(week[0] ?? today))}</span>
              <span aria-hidden="true" className="absolute top-0 whitespace-nowrap">
                {monthBegunIn(week)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(weeks[0] ?? []).map((weekday, row) => (
          <tr key={weekday}>
            <th
              scope="row"
              className="sticky start-0 bg-sheet p-0 pe-2 text-start text-sm leading-none font-normal text-soft"
            >
              {formatWeekday(weekday ?? today)}
            </th>
            {weeks.map((week, column) => {
              const day = week[row] ?? null;
              return (
                <td key={week[0]} className="p-0">
                  {day !== null && (
                    <CalendarDay
                      day={day}
                      notes={counts.get(day) ?? 0}
                      most={most}
                      to={notesAt({ from: day, to: day })}
                      mark={markAt({ row, column })}
                    />
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

type CalendarDayProps = { day: string } & Omit<Parameters<typeof HeatLink>[0], 'label'>;

function CalendarDay({ day, notes, ...link }: CalendarDayProps) {
  if (notes === 0) return <span className="block size-6 rounded bg-hem pointer-coarse:size-11" />;
  return (
    <HeatLink {...link} notes={notes} label={insightsTexts.onDay(insightsTexts.noteCount(notes), formatDay(day))} />
  );
}
