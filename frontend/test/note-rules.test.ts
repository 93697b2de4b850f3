import { hasArrived } from '../src/features/comments/pending-comment.ts';
import { mergeFirstPage, notesOf } from '../src/features/notes/notes-cache.ts';
import { EVERY_NOTE, listParameters, readListQuery, writeListQuery } from '../src/features/notes/list-query.ts';
import { applyTagChange, withPendingChanges } from '../src/features/notes/pending-changes.ts';
import { readTags } from '../src/features/notes/components/tag-form.tsx';
import { makeNote } from './make-note.ts';

describe('a long list that is asked again', () => {
  const page = (ids: number[], nextCursor: string | null) => ({
    notes: ids.map((id) => makeNote({ id })),
    nextCursor,
  });
  const idsOf = ({ notes }: { notes: { id: number }[] }) => notes.map(({ id }) => id);

  it('begins with what is new and goes on where its first page went on', () => {
    const joined = mergeFirstPage(page([9, 8, 7], 'after 7'), page([8, 7, 6], 'after 6'));
    expect(idsOf(joined)).toEqual([9, 8, 7, 6]);
    expect(joined.nextCursor).toBe('after 6');
  });

  it('loses what was deleted', () => {
    expect(idsOf(mergeFirstPage(page([8, 6, 5], 'after 5'), page([8, 7, 6], 'after 6')))).toEqual([8, 6, 5]);
  });

  it('begins anew when so much is new that nothing overlaps', () => {
    const fresh = page([30, 29, 28], 'after 28');
    expect(mergeFirstPage(fresh, page([8, 7, 6], 'after 6'))).toBe(fresh);
  });

  it('shows a note once that was renamed to where only the first page was read again', () => {
    const pages = [page([7, 1, 2], 'a'), page([3, 4], 'b'), page([6, 7], null)];
    expect(notesOf({ pages }).map(({ id }) => id)).toEqual([7, 1, 2, 3, 4, 6]);
  });
});

describe('the address of a list', () => {
  it('is short for what is as usual, and is read as it was written', () => {
    expect(writeListQuery(EVERY_NOTE).toString()).toBe('');
    const query = {
      search: 'a&b',
      tags: ['to do', 'a, b'],
      sentiment: 'negative',
      shared: 'by-me',
      from: '2024-02-29',
      to: '2026-11-23',
      sort: 'title',
    } as const;
    expect(readListQuery(writeListQuery(query))).toEqual(query);
  });

  it('has no days that are none', () => {
    for (const day of ['2026-02-30', '2026-13-01', 'today', '2026-1-1', '', '2026-11-23T00:00']) {
      expect(readListQuery(new URLSearchParams({ from: day, to: day }))).toEqual(EVERY_NOTE);
    }
  });

  it('asks for days as they are where the reader is, the last one whole', () => {
    const { from, until } = listParameters({ ...EVERY_NOTE, from: '2026-10-25', to: '2026-10-25' });
    expect(from).toBe(new Date(2026, 9, 25).toISOString());
    expect(until).toBe(new Date(2026, 9, 26).toISOString());
  });
});

describe('tags', () => {
  it('are read from what was typed', () => {
    expect(readTags(' Canal, studio ,, CANAL')).toEqual(['canal', 'studio']);
    expect(readTags('Café, cafe\u0301')).toEqual(['café']);
    expect(readTags(`a${'👍'.repeat(60)}`)).toEqual([`a${'👍'.repeat(49)}`]);
  });

  it('are added after those that are there, once, and taken off', () => {
    expect(applyTagChange(['a', 'b'], { kind: 'add', tags: ['b', 'c'] })).toEqual(['a', 'b', 'c']);
    expect(applyTagChange(['a', 'b'], { kind: 'remove', tags: ['a', 'x'] })).toEqual(['b']);
  });
});

describe('what is on its way', () => {
  const held = [makeNote({ id: 7 }), makeNote({ id: 8 })];
  const none = {
    saved: [],
    titles: new Map<number, string>(),
    tags: [],
    deleted: new Set<number>(),
    pins: new Map<number, boolean>(),
  };

  it('is laid over the notes, which are left as they are', () => {
    const before = structuredClone(held);
    const shown = withPendingChanges(held, {
      saved: [makeNote({ id: -1 })],
      titles: new Map([[8, 'Later']]),
      tags: [
        { noteId: 8, change: { kind: 'add', tags: ['canal'] } },
        { noteId: 8, change: { kind: 'remove', tags: ['studio'] } },
      ],
      deleted: new Set([7]),
      pins: new Map(),
    });
    expect(shown.map(({ id }) => id)).toEqual([-1, 8]);
    expect(shown[1]).toEqual({ ...held[1], title: 'Later', tags: ['canal'], themes: [] });
    expect(held).toEqual(before);
  });

  it('is nothing most of the time, and costs nothing then', () => {
    expect(withPendingChanges(held, none)).toBe(held);
    expect(withPendingChanges(held, { ...none, deleted: new Set([7]), pins: new Map() })[0]).toBe(held[1]);
  });
});

describe('a comment on its way', () => {
  const at = (secondsLater: number, content = 'Yes.', userId = 'ada') =>
    ({ content, userId, createdAt: new Date(1_000_000 + secondsLater * 1000).toISOString() }) as never;

  it.each([
    [at(0), true],
    [at(5), true],
    [at(-5), true],
    [at(5.1), false],
    [at(0, 'No.'), false],
    [at(0, 'Yes.', 'bea'), false],
  ])('has arrived with the same words of the same person within five seconds (%#)', (comment, expected) => {
    expect(hasArrived({ content: 'Yes.', submittedAt: 1_000_000 }, 'ada', [comment])).toBe(expected);
  });
});
