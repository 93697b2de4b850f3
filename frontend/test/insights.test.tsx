import type { Insights } from '@stitchbook/api-types';
import { screen, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { FULL_INSIGHTS } from './make-insights.ts';
import { openApp } from './render-app.tsx';
import { problem, server } from './server.ts';

const haveInsights = (insights: Insights) => server.use(http.get('/api/insights', () => HttpResponse.json(insights)));
const table = (name: string) => screen.findByRole('table', { name });
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the insights', () => {
  it('are to come with fewer than five notes', async () => {
    haveInsights({ ...FULL_INSIGHTS, totals: { notes: 4, words: 9, seconds: 0 } });
    openApp('/insights');
    expect(await screen.findByRole('heading', { name: 'Insights Coming Soon' })).toBeInTheDocument();
    expect(
      screen.getByText(
        'This feature is under development. It will show what you come back to, and how it feels over time.',
      ),
    ).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('are there with five', async () => {
    haveInsights({ ...FULL_INSIGHTS, totals: { notes: 5, words: 9, seconds: 0 } });
    openApp('/insights');
    expect(await screen.findByRole('heading', { level: 1, name: 'Insights' })).toBeInTheDocument();
    expect(screen.queryByText('Insights Coming Soon')).not.toBeInTheDocument();
  });

  it("are asked for in this device's time zone", async () => {
    let asked = '';
    server.use(
      http.get('/api/insights', ({ request }) => {
        asked = request.url;
        return HttpResponse.json(FULL_INSIGHTS);
      }),
    );
    openApp('/insights');
    await screen.findByRole('heading', { level: 1, name: 'Insights' });
    expect(new URL(asked).searchParams.get('timeZone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  it('say that they are on their way', async () => {
    server.use(
      http.get('/api/insights', async () => {
        await delay('infinite');
        return HttpResponse.json(FULL_INSIGHTS);
      }),
    );
    openApp('/insights');
    expect(await screen.findByRole('status', { name: 'Loading insights' })).toBeInTheDocument();
  });

  it('say why they could not be loaded, and are asked for again', async () => {
    server.use(http.get('/api/insights', () => problem(503, 'The database does not answer.'), { once: true }));
    const { user } = openApp('/insights');
    expect(await screen.findByText('Your insights could not be loaded.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Insights Coming Soon' })).toBeInTheDocument();
  });

  it('show all notes in figures', async () => {
    haveInsights(FULL_INSIGHTS);
    openApp('/insights');
    const figures = within(await screen.findByRole('region', { name: 'In figures' }));
    const shown = figures.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(shown).toEqual([
      ['Notes', '1,234'],
      ['Words', '56,789'],
      ['Time spoken', '2 h 30 min'],
      ['Longest streak', '12 days'],
      ['Current streak', '1 day'],
    ]);
  });

  it('lead to what was said a year ago today', async () => {
    haveInsights(FULL_INSIGHTS);
    openApp('/insights');
    await screen.findByRole('heading', { name: 'A year ago today' });
    expect(hrefOf('The first roses')).toBe('/notes/7');
  });
});

describe('the calendar of notes', () => {
  it('is a table of 53 weeks, in which each day with notes leads to them', async () => {
    haveInsights(FULL_INSIGHTS);
    openApp('/insights');
    const calendar = within(await table('A year of notes'));
    expect(calendar.getAllByRole('columnheader')).toHaveLength(54);
    expect(calendar.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ]);
    expect(calendar.getAllByRole('link')).toHaveLength(3);
    expect(hrefOf('1 note on November 24, 2025')).toBe('/notes?shared=mine&from=2025-11-24&to=2025-11-24');
    expect(hrefOf('4 notes on November 16, 2026')).toBe('/notes?shared=mine&from=2026-11-16&to=2026-11-16');
  });

  it('is one stop for the Tab key, the newest day, from which the arrow keys go on', async () => {
    haveInsights(FULL_INSIGHTS);
    const { user } = openApp('/insights');
    await table('A year of notes');
    const day = (name: string) => screen.getByRole('link', { name });
    day('The first roses').focus();
    await user.tab();
    expect(day('2 notes on November 25, 2026')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(day('4 notes on November 16, 2026')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(day('1 note on November 24, 2025')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(day('4 notes on November 16, 2026')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('link', { name: /^Very Positive: 5/ })).toHaveFocus();
    await user.tab({ shift: true });
    expect(day('4 notes on November 16, 2026')).toHaveFocus();
  });

  it('says so when the notes are all older', async () => {
    haveInsights({ ...FULL_INSIGHTS, days: [] });
    openApp('/insights');
    expect(await screen.findByText('You have made no note in this year.')).toBeInTheDocument();
  });
});

describe('moods over time', () => {
  it('are a table, the newest period first, and lead to the notes of a mood and a period until today', async () => {
    haveInsights(FULL_INSIGHTS);
    openApp('/insights');
    const [head, ...rows] = within(await table('Mood over time')).getAllByRole('row');
    expect(cells(head, 'columnheader')).toEqual([
      'When',
      'Very Positive',
      'Positive',
      'Neutral',
      'Negative',
      'Very Negative',
    ]);
    expect(rows.map((row) => [...cells(row, 'rowheader'), ...cells(row, 'cell')])).toEqual([
      ['Nov 2026', '5', '0', '1', '0', '0'],
      ['Oct 2026', '0', '0', '0', '1', '0'],
    ]);
    expect(hrefOf('Very Positive: 5 notes, November 2026')).toBe(
      '/notes?sentiment=very_positive&shared=mine&from=2026-11-01&to=2026-11-25',
    );
  });

  it('are told by week at first', async () => {
    const week = { from: '2026-11-16', to: '2026-11-22' };
    haveInsights({
      ...FULL_INSIGHTS,
      periods: [week],
      moods: [{ from: week.from, sentiment: 'neutral', notes: 3 }],
      themes: [],
    });
    openApp('/insights');
    await table('Mood over time');
    expect(hrefOf(/^Neutral: 3 notes, Nov 16\s–\s22, 2026$/)).toBe(
      '/notes?sentiment=neutral&shared=mine&from=2026-11-16&to=2026-11-22',
    );
    expect(screen.queryByRole('table', { name: 'Themes over time' })).not.toBeInTheDocument();
  });
});

describe('themes over time', () => {
  it('are a table, and lead to the notes of a theme, of a period or of all', async () => {
    haveInsights(FULL_INSIGHTS);
    openApp('/insights');
    const [head, ...rows] = within(await table('Themes over time')).getAllByRole('row');
    expect(cells(head, 'columnheader')).toEqual(['Theme', 'October 2026Oct', 'November 2026Nov']);
    expect(rows.map((row) => [...cells(row, 'rowheader'), ...cells(row, 'cell')])).toEqual([
      ['garden', '1', '4'],
      ['a & b', '', '2'],
    ]);
    expect(hrefOf('garden: 1 note, October 2026')).toBe('/notes?shared=mine&tag=garden&from=2026-10-01&to=2026-10-31');
    expect(hrefOf('a & b: 2 notes')).toBe('/notes?shared=mine&tag=a+%26+b&from=2026-10-01&to=2026-11-25');
  });

  it('tell which go together', async () => {
    haveInsights(FULL_INSIGHTS);
    openApp('/insights');
    await screen.findByRole('heading', { name: 'Themes that go together' });
    expect(hrefOf('a & b and garden 2 notes')).toBe(
      '/notes?shared=mine&tag=a+%26+b&tag=garden&from=2026-10-01&to=2026-11-25',
    );
  });
});

function cells(row: HTMLElement | undefined, role: string): (string | null)[] {
  return within(row as HTMLElement)
    .queryAllByRole(role)
    .map(({ textContent }) => textContent);
}
