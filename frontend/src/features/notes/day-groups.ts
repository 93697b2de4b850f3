import type { Note } from '@stitchbook/api-types';
import { formatMonth } from '../../format/date.ts';
import type { ListQuery } from './list-query.ts';
import { noteListTexts } from '../../texts/en/note-list.ts';

/** Notes that follow each other in a list and are pinned, or were made on the same day, in the same week or in the same month. */
export interface DayGroup {
  label: string;
  /** Where in the list it begins. */
  from: number;
  count: number;
  /** Whether more of them may follow that have not been fetched. */
  isOpenEnded: boolean;
}

/** Whether a list is in the order of its days. */
export function isByDay({ search, sort }: ListQuery): boolean {
  return sort === 'oldest' || sort === 'newest' || (sort === null && search.trim() === '');
}

/**
 * The pinned ones, with which the list begins, are a group of their own.
 * @param now milliseconds since 1970
 */
export function groupByDay(notes: readonly Note[], pinned: number, isOpenEnded: boolean, now: number): DayGroup[] {
  const labelOf = labelByDay(new Date(now));
  const groups: DayGroup[] = [];
  notes.forEach(({ createdAt }, index) => {
    const label = index < pinned ? noteListTexts.pinned : labelOf(Date.parse(createdAt));
    const last = groups.at(-1);
    if (last?.label === label) last.count += 1;
    else groups.push({ label, from: index, count: 1, isOpenEnded: false });
  });
  const last = groups.at(-1);
  if (last) last.isOpenEnded = isOpenEnded;
  return groups;
}

/** The group in which a place of the list is. */
export function groupAt(groups: readonly DayGroup[], index: number): DayGroup | undefined {
  return groups.findLast(({ from }) => from <= index);
}

function labelByDay(now: Date): (time: number) => string {
  const startOfDay = (daysBefore: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysBefore).getTime();
  const [today, yesterday] = [startOfDay(0), startOfDay(1)];
  // Weeks begin on Monday.
  const week = startOfDay((now.getDay() + 6) % 7);
  const months = new Map<number, string>();
  return (time) => {
    if (time >= today) return noteListTexts.today;
    if (time >= yesterday) return noteListTexts.yesterday;
    if (time >= week) return noteListTexts.thisWeek;
    const date = new Date(time);
    const month = date.getFullYear() * 12 + date.getMonth();
    const known = months.get(month) ?? formatMonth(date);
    months.set(month, known);
    return known;
  };
}
