import { findPeriod } from '@stitchbook/text/period';
import { startOfDay } from '../src/period/wall-clock.ts';

/** A Wednesday, in the evening in Berlin. */
const now = new Date('2026-11-25T18:00:00Z');
const read = (question: string, timeZone = 'Europe/Berlin') => {
  const found = findPeriod(question, { now, timeZone });
  return found && [found.said, found.from.toISOString(), found.until.toISOString()];
};

describe('the time that a question is limited to', () => {
  it.each([
    ['What did I say yesterday?', 'yesterday', '2026-11-23T23:00:00.000Z', '2026-11-24T23:00:00.000Z'],
    ['What did I plan today', 'today', '2026-11-24T23:00:00.000Z', '2026-11-25T23:00:00.000Z'],
    ['this week', 'this week', '2026-11-22T23:00:00.000Z', '2026-11-29T23:00:00.000Z'],
    ['about the garden last week?', 'last week', '2026-11-15T23:00:00.000Z', '2026-11-22T23:00:00.000Z'],
    ['what was said last Friday', 'last Friday', '2026-11-19T23:00:00.000Z', '2026-11-20T23:00:00.000Z'],
    ['last month', 'last month', '2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z'],
    [
      'ideas from last year',
      'from last year',
      '2025-12-31T23:00:00.000Z'.replace('2025', '2024'),
      '2025-12-31T23:00:00.000Z',
    ],
    ['worries in March?', 'in March', '2026-02-28T23:00:00.000Z', '2026-03-31T22:00:00.000Z'],
    ['in December', 'in December', '2025-11-30T23:00:00.000Z', '2025-12-31T23:00:00.000Z'],
    ['in May 2025 again', 'in May 2025', '2025-04-30T22:00:00.000Z', '2025-05-31T22:00:00.000Z'],
    ['in 2024', 'in 2024', '2023-12-31T23:00:00.000Z', '2024-12-31T23:00:00.000Z'],
    ['since Monday', 'since Monday', '2026-11-22T23:00:00.000Z', '2026-11-25T23:00:00.000Z'],
    ['over the past three days', 'over the past three days', '2026-11-21T23:00:00.000Z', '2026-11-25T23:00:00.000Z'],
  ])('%s', (question, said, from, until) => expect(read(question)).toEqual([said, from, until]));

  it('is none where a day is part of what is asked', () => {
    for (const question of ['When is the meeting on Friday?', 'May I ask?', 'Who is Marc?', 'my week', 'in 20240', ''])
      expect([question, read(question)]).toEqual([question, null]);
  });

  it.each([
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
    ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
    ['Atlantic/Azores', '2026-03-29', '2026-03-29T01:00:00.000Z'],
  ])('begins with the day where in %s there is no midnight on %s, or two', (timeZone, day, begin) => {
    const noon = new Date(Date.parse(begin) + 43_200_000);
    expect(findPeriod('today', { now: noon, timeZone })?.from.toISOString()).toBe(begin);
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
    const before = findPeriod('yesterday', { now: noon, timeZone });
    expect(before?.until.toISOString()).toBe(begin);
    expect(startOfDay(year, month, date, timeZone).toISOString()).toBe(begin);
  });

  it('has the days of who asks', () => {
    expect(read('today', 'Pacific/Auckland')).toEqual([
      'today',
      '2026-11-25T11:00:00.000Z',
      '2026-11-26T11:00:00.000Z',
    ]);
    expect(read('today', 'UTC')).toEqual(['today', '2026-11-25T00:00:00.000Z', '2026-11-26T00:00:00.000Z']);
  });
});
