import { area } from '../catalogue.ts';
import { plural } from '../plural.ts';

/** What a list can be narrowed to. */
export const filterTexts = area('filters', {
  title: 'Filter notes',
  tags: 'Tags',
  findTag: 'Find a tag',
  noTags: 'There are no tags yet. A note gets some once its words are there.',
  noSuchTag: 'No tag has this in its name.',
  enoughTags: (count: number) => `At most ${count} tags at once. Take one off to choose another.`,
  any: 'Any',
  mood: 'Mood',
  dates: 'Date',
  anyTime: 'Any time',
  today: 'Today',
  lastDays: (count: number) => `Last ${count} days`,
  thisYear: 'This year',
  from: 'From',
  to: 'To',
  endsBeforeItBegins: 'The last day is before the first.',
  sharing: 'Sharing',
  clear: 'Clear filters',
  show: (count: number) =>
    plural(count, { one: 'Show 1 note', other: count === 0 ? 'No note fits' : `Show ${count} notes` }),
  close: 'Show notes',
  notCounted: 'The notes could not be counted. The filters still work.',
});
