import type { Insights as AllInsights } from '@stitchbook/api-types';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../../design/page-title.tsx';
import { SectionCard } from '../../../design/section-card.tsx';
import { insightsTexts } from '../../../texts/en/insights.ts';
import type { FaceOf, NotesAt } from '../marked-notes.ts';
import { MoodOverTime } from './mood-over-time.tsx';
import { NoteCalendar } from './note-calendar.tsx';
import { NoteFigures } from './note-figures.tsx';
import { ThemePairs } from './theme-pairs.tsx';
import { ThemesOverTime } from './themes-over-time.tsx';

interface InsightsProps {
  title: string;
  insights: AllInsights;
  notesAt: NotesAt;
  faceOf: FaceOf;
}

/** What a person's notes have in common, from the figures to the single mark. */
export function Insights({ title, insights, notesAt: listOf, faceOf }: InsightsProps) {
  const { today, totals, streaks, days, periods, moods, themes, pairs, yearAgo } = insights;
  // The last period is not over, and what is dated later, as by a wrong clock, is not counted.
  const notesAt: NotesAt = (marked) => listOf({ ...marked, to: marked.to < today ? marked.to : today });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <p className="mb-6 max-w-[62ch] text-soft">{insightsTexts.about}</p>
      <div className="grid grid-cols-1 gap-6">
        <SectionCard id="figures" title={insightsTexts.figures}>
          <NoteFigures totals={totals} streaks={streaks} />
        </SectionCard>
        {yearAgo.length > 0 && (
          <SectionCard id="year-ago" title={insightsTexts.yearAgo}>
            <NotesOfAYearAgo notes={yearAgo} />
          </SectionCard>
        )}
        <SectionCard id="calendar" title={insightsTexts.calendar}>
          <NoteCalendar today={today} days={days} notesAt={notesAt} />
        </SectionCard>
        {moods.length > 0 && (
          <SectionCard id="moods" title={insightsTexts.moods} lead={insightsTexts.aboutMoods}>
            <MoodOverTime periods={periods} moods={moods} notesAt={notesAt} faceOf={faceOf} />
          </SectionCard>
        )}
        {themes.length > 0 && (
          <SectionCard id="themes" title={insightsTexts.themes} lead={insightsTexts.aboutThemes}>
            <ThemesOverTime periods={periods} themes={themes} today={today} notesAt={notesAt} />
          </SectionCard>
        )}
        {pairs.length > 0 && (
          <SectionCard id="pairs" title={insightsTexts.pairs} lead={insightsTexts.aboutPairs}>
            <ThemePairs
              period={{ from: periods[0]?.from ?? today, to: today }}
              pairs={pairs}
              themes={themes}
              notesAt={notesAt}
            />
          </SectionCard>
        )}
      </div>
    </>
  );
}

function NotesOfAYearAgo({ notes }: { notes: AllInsights['yearAgo'] }) {
  return (
    <ul className="divide-y divide-rule">
      {notes.map(({ id, title }) => (
        <li key={id}>
          <Link to={`/notes/${id}`} className="flex min-h-11 items-center rounded py-1 font-serif text-lg hover:bg-hem">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
