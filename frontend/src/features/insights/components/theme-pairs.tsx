import type { Insights } from '@stitchbook/api-types';
import { Link } from 'react-router-dom';
import { ThemeLabel } from '../../../design/theme-label.tsx';
import { insightsTexts } from '../../../texts/en/insights.ts';
import type { Period } from '../calendar-days.ts';
import type { NotesAt } from '../marked-notes.ts';

interface ThemePairsProps {
  period: Period;
  pairs: Insights['pairs'];
  themes: Insights['themes'];
  notesAt: NotesAt;
}

export function ThemePairs({ period, pairs, themes, notesAt }: ThemePairsProps) {
  const colorOf = (name: string) => themes.find((theme) => theme.name === name)?.color ?? '';
  return (
    <ul className="divide-y divide-rule">
      {pairs.map(({ first, second, notes }) => (
        <li key={`${first}\n${second}`}>
          <Link
            to={notesAt({ ...period, tags: [first, second] })}
            className="flex min-h-11 items-center gap-4 rounded py-1 hover:bg-hem"
          >
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 text-sm text-soft">
              <ThemeLabel name={first} color={colorOf(first)} />
              {insightsTexts.and}
              <ThemeLabel name={second} color={colorOf(second)} />
            </span>
            <span className="shrink-0 text-sm tabular-nums">{insightsTexts.noteCount(notes)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
