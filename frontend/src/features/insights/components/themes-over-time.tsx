import type { Insights } from '@stitchbook/api-types';
import { Link } from 'react-router-dom';
import { ThemeLabel } from '../../../design/theme-label.tsx';
import { insightsTexts } from '../../../texts/en/insights.ts';
import { formatPeriod, formatTinyPeriod, type Period } from '../calendar-days.ts';
import type { NotesAt } from '../marked-notes.ts';
import { useRovingFocus } from '../use-roving-focus.ts';
import { HeatLink } from './heat-link.tsx';
import { WideTable } from './wide-table.tsx';

interface ThemesOverTimeProps {
  periods: readonly Period[];
  themes: Insights['themes'];
  today: string;
  notesAt: NotesAt;
}

/** A row a theme, a column a period. The theme itself is the first mark of its row, for all of its periods. */
export function ThemesOverTime({ periods, themes, today, notesAt }: ThemesOverTimeProps) {
  const rows = themes.map((theme) => ({
    ...theme,
    counts: periods.map(({ from }) => theme.periods.find((each) => each.from === from)?.notes ?? 0),
  }));
  const most = Math.max(...rows.flatMap(({ counts }) => counts));
  const places = rows.flatMap(({ counts }, row) => [
    { row, column: -1 },
    ...counts.flatMap((notes, column) => (notes > 0 ? [{ row, column }] : [])),
  ]);
  const { onKeyDown, markAt } = useRovingFocus(places);
  const from = periods[0]?.from ?? today;
  return (
    <WideTable caption={insightsTexts.themes} onKeyDown={onKeyDown}>
      <thead>
        <tr className="text-sm text-soft *:p-0 *:font-normal">
          <th scope="col" className="sticky start-0 z-1 bg-sheet">
            <span className="sr-only">{insightsTexts.theme}</span>
          </th>
          {periods.map((period) => (
            <th key={period.from} scope="col">
              <span className="sr-only">{formatPeriod(period)}</span>
              <span aria-hidden="true">{formatTinyPeriod(period)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, color, notes, counts }, row) => (
          <tr key={id}>
            <th scope="row" className="sticky start-0 bg-sheet p-0 pe-2 text-start font-normal">
              <Link
                to={notesAt({ from, to: today, tags: [name] })}
                aria-label={insightsTexts.themeNotes(name, insightsTexts.noteCount(notes))}
                {...markAt({ row, column: -1 })}
                className="touch-target flex my-0.5 max-w-32 min-w-0 rounded-full hover:brightness-95 sm:max-w-40"
              >
                <ThemeLabel name={name} color={color} />
              </Link>
            </th>
            {counts.map((count, column) => {
              const period = periods[column];
              return (
                <td key={period?.from} className="min-w-9 p-0">
                  {period && count > 0 && (
                    <HeatLink
                      to={notesAt({ ...period, tags: [name] })}
                      notes={count}
                      most={most}
                      label={insightsTexts.inPeriod(name, insightsTexts.noteCount(count), formatPeriod(period))}
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
