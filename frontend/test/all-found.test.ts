import { allFound } from '../src/features/notes/all-found.ts';
import { EVERY_NOTE, type ListQuery } from '../src/features/notes/list-query.ts';
import { makeNote } from './make-note.ts';

const [ONE, TWO] = [makeNote({ id: 1 }), makeNote({ id: 2 })];
const asking = (changes: Partial<ListQuery>): ListQuery => ({ ...EVERY_NOTE, ...changes });

describe('all notes that were found', () => {
  it.each<Partial<ListQuery>>([
    { search: 'boiler' },
    { sentiment: 'negative' },
    { tags: ['boats', 'canal'], shared: 'by-me', from: '2026-11-23' },
  ])('are those of the list where it has been read to its end: %j', (changes) => {
    expect(allFound(asking(changes), [ONE, TWO], false)).toEqual({ notes: [ONE, TWO] });
  });

  it('are too few to be put together where there is one alone', () => {
    expect(allFound(asking({ tags: ['boats'] }), [ONE], false)).toBeNull();
  });

  it('are named by their tag and their period where the list goes on, the last day whole', () => {
    const period = { from: '2026-10-25', to: '2026-10-25' };
    const from = new Date(2026, 9, 25).toISOString();
    const until = new Date(2026, 9, 26).toISOString();
    const found = (changes: Partial<ListQuery>) => allFound(asking(changes), [ONE], true);
    expect(found({ tags: ['Boats'] })).toEqual({ filter: { tag: 'Boats' } });
    expect(found({ tags: ['boats'], ...period, sort: 'title' })).toEqual({ filter: { tag: 'boats', from, until } });
    expect(found({ from: period.from })).toEqual({ filter: { from } });
    expect(found({ to: period.to, search: ' ' })).toEqual({ filter: { until } });
  });

  it.each<Partial<ListQuery>>([
    { tags: ['boats', 'canal'] },
    { tags: ['boats'], search: 'boiler' },
    { tags: ['boats'], sentiment: 'negative' },
    { from: '2026-10-25', shared: 'mine' },
    { search: ' ' },
  ])('cannot be named where the list goes on and more than that chooses them: %j', (changes) => {
    expect(allFound(asking(changes), [ONE, TWO], true)).toBeNull();
  });
});
