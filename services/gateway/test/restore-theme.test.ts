import type { RemovedTheme } from '@stitchbook/api-types';
import { PurgeRemovedThemes } from '../src/themes/purge-removed-themes.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';
import { TaggedNotes } from './support/tagged-notes.ts';

let gateway: TestGateway;
let ada: Person;
let grace: Person;
let mine: TaggedNotes;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  [ada, grace] = [await gateway.join('Ada'), await gateway.join('Grace')];
  mine = new TaggedNotes(gateway, ada);
});
afterAll(() => gateway.close());

describe('what is undone', () => {
  it('is a deletion, with the theme’s colour, id and place', async () => {
    const note = await mine.save('first', 'work', 'last');
    await ada.ask('PATCH', `/api/themes/${await mine.idOf('work')}`, { json: { color: '#123456' } });
    const id = await mine.idOf('work');
    const { version } = await mine.show(note);
    const removed = await mine.remove('work');
    expect(await mine.undo(removed)).toMatchObject({
      status: 200,
      body: { id, name: 'work', color: '#123456' },
    });
    expect(await mine.show(note)).toMatchObject({ tags: ['first', 'work', 'last'], version: version + 2 });
    expect(await mine.removedFrom(note)).toEqual([]);
    expect(await mine.undo(removed)).toMatchObject({ status: 200, body: { id, name: 'work' } });
    expect((await mine.show(note)).version).toBe(version + 2);
  });

  it('is a merge: each note carries again what it carried, in its place', async () => {
    const [alone, both, off] = [
      await mine.save('a', 'gardn', 'z'),
      await mine.save('garden', 'gardn'),
      await mine.save('gardn'),
    ];
    await mine.tag(off);
    const merged = await mine.merge('gardn', 'garden');
    await mine.undo(merged);
    expect(await mine.tagsOf(alone)).toEqual(['a', 'gardn', 'z']);
    expect(await mine.tagsOf(both)).toEqual(['garden', 'gardn']);
    expect(await mine.tagsOf(off)).toEqual([]);
    expect(await mine.removedFrom(off)).toEqual(['gardn']);
    expect(await mine.counts()).toEqual({ a: 1, garden: 1, gardn: 2, z: 1 });
  });

  it('leaves alone what somebody has taken off, or given, since', async () => {
    const [taken, given, kept] = [
      await mine.save('work', 'home'),
      await mine.save('work', 'home'),
      await mine.save('work', 'home'),
    ];
    const removed = await mine.remove('work');
    await mine.tag(taken, 'home', 'work');
    await mine.tag(taken, 'home');
    await mine.tag(given, 'work');
    await mine.undo(removed);
    expect(await mine.tagsOf(taken)).toEqual(['home']);
    expect(await mine.tagsOf(given)).toEqual(['work']);
    expect(await mine.tagsOf(kept)).toEqual(['work', 'home']);
    const merged = await mine.merge('work', 'home');
    await mine.tag(given);
    await mine.undo(merged);
    expect(await mine.tagsOf(given)).toEqual([]);
    expect(await mine.tagsOf(kept)).toEqual(['work', 'home']);
  });

  it.each(['merged', 'deleted'])('waits for the other one, which was %s since, to come back first', async (since) => {
    const note = await mine.save('gardn');
    await mine.save('garden', 'plants');
    const merged = await mine.merge('gardn', 'garden');
    const gone = since === 'merged' ? await mine.merge('garden', 'plants') : await mine.remove('garden');
    expect(await mine.undo(merged)).toMatchObject({ status: 404, body: { code: 'theme.not-restorable' } });
    expect(Object.keys(await mine.counts())).toEqual(['plants']);
    expect(await mine.undo(gone)).toMatchObject({ status: 200 });
    expect(await mine.undo(merged)).toMatchObject({ status: 200 });
    expect(await mine.tagsOf(note)).toEqual(['gardn']);
    expect(await mine.counts()).toEqual({ garden: 1, gardn: 1, plants: 1 });
  });

  it('passes over notes that were deleted since, and finds those that came back', async () => {
    const [gone, restored] = [await mine.save('work'), await mine.save('work')];
    const removed = await mine.remove('work');
    for (const { id } of [gone, restored]) await ada.ask('DELETE', `/api/notes/${id}`);
    await ada.ask('POST', `/api/notes/${restored.id}/restore`);
    expect(await mine.undo(removed)).toMatchObject({ status: 200 });
    expect(await mine.tagsOf(restored)).toEqual(['work']);
    expect(await mine.counts()).toEqual({ work: 1 });
  });

  it('finds the theme that was made anew under the name, or has it by now', async () => {
    const [note, other] = [await mine.save('gardn'), await mine.save('garden')];
    const merged = await mine.merge('gardn', 'garden');
    await ada.ask('PATCH', `/api/themes/${await mine.idOf('garden')}`, { json: { name: 'gardn' } });
    expect(await mine.undo(merged)).toMatchObject({ status: 200, body: { id: await mine.idOf('gardn') } });
    expect(await mine.tagsOf(note)).toEqual(['gardn']);
    expect(await mine.tagsOf(other)).toEqual(['gardn']);
  });

  it('is nobody else’s, nor what was never removed', async () => {
    await mine.save('work');
    const removed = await mine.remove('work');
    const refused = { status: 404, body: { message: 'This cannot be undone any more.' } };
    expect(await mine.undo(removed, grace)).toMatchObject(refused);
    expect(await mine.undo(removed, gateway.visitor())).toMatchObject({ status: 401 });
    for (const undoId of [ada.id, 'x', '1', '%00'])
      expect(await mine.undo({ body: { undoId } })).toMatchObject(refused);
    expect(await mine.themes()).toEqual([]);
  });

  it('is so for a day, and then forgotten', async () => {
    const note = await mine.save('work', 'home');
    const removed = await mine.remove('work');
    await mine.run(`update removed_themes set removed_at = now() - interval '1 day' where id = $1`, [
      (removed.body as RemovedTheme).undoId,
    ]);
    expect(await mine.undo(removed)).toMatchObject({ status: 404 });
    const purge = gateway.app.get(PurgeRemovedThemes);
    expect(await purge.run()).toBe(1);
    expect(
      await mine.run('select 1 from removed_theme_notes where removal_id = $1', [
        (removed.body as RemovedTheme).undoId,
      ]),
    ).toEqual([]);
    expect(await mine.removedFrom(note)).toEqual(['work']);
    expect(await purge.run()).toBe(0);
  });
});
