import type { Note, NoteUpdate } from '@stitchbook/api-types';
import { noteForm } from './support/forms.ts';
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

describe('the list of themes', () => {
  it('tells how many notes carry each, without those that were deleted', async () => {
    await mine.save('garden', 'roses');
    const gone = await mine.save('garden');
    const bare = await mine.save('idle');
    await mine.tag(bare);
    expect(await mine.counts()).toEqual({ garden: 2, idle: 0, roses: 1 });
    await ada.ask('DELETE', `/api/notes/${gone.id}`);
    expect(await mine.counts()).toEqual({ garden: 1, idle: 0, roses: 1 });
  });
});

describe('a name that is taken', () => {
  it('is refused together with the theme that has it, so that the two can be merged', async () => {
    await mine.save('gardn', 'garden');
    const [garden, gardn] = await mine.themes();
    expect(await ada.ask('PATCH', `/api/themes/${gardn?.id}`, { json: { name: ' Garden' } })).toMatchObject({
      status: 409,
      body: { code: 'theme.name-taken', theme: { id: garden?.id, name: 'garden', color: garden?.color } },
    });
  });
});

describe('a theme that is merged into another', () => {
  it('gives way on every note to the other, once and in its place', async () => {
    const alone = await mine.save('first', 'gardn', 'last');
    const both = await mine.save('garden', 'last', 'gardn');
    const neither = await mine.save('garden');
    expect(await mine.merge('gardn', 'garden')).toMatchObject({ status: 200, body: { success: true } });
    expect(await mine.tagsOf(alone)).toEqual(['first', 'garden', 'last']);
    expect(await mine.tagsOf(both)).toEqual(['garden', 'last']);
    expect(await mine.counts()).toEqual({ first: 1, garden: 3, last: 2 });
    const versions = [alone, both, neither].map(async (note) => (await mine.show(note)).version - note.version);
    expect(await Promise.all(versions)).toEqual([1, 1, 0]);
    expect((await ada.get('/api/notes?tag=gardn')).body).toEqual([]);
    expect((await ada.get('/api/notes?tag=garden')).body).toHaveLength(3);
    expect((await ada.get('/api/notes?q=garden')).body).toHaveLength(3);
  });

  it('stays off where people took it off, under the name of the other as well', async () => {
    const [off, on] = [await mine.save('gardn'), await mine.save('garden', 'gardn')];
    await mine.save('gardn');
    await mine.tag(off);
    await mine.tag(on, 'garden');
    await mine.merge('gardn', 'garden');
    expect(await mine.removedFrom(off)).toEqual(['garden', 'gardn']);
    expect(await mine.removedFrom(on)).toEqual(['gardn']);
    expect(await mine.tagsOf(on)).toEqual(['garden']);
  });

  it('is answered the same when somebody who was not answered asks again', async () => {
    await mine.save('gardn', 'garden');
    const [garden, gardn] = await mine.themes();
    const ask = () => ada.ask('POST', `/api/themes/${gardn?.id}/merge`, { json: { into: garden?.id } });
    const { body } = await ask();
    expect(await ask()).toMatchObject({ status: 200, body });
  });

  it('is nobody else’s to merge, nor into what is another’s', async () => {
    await mine.save('mine', 'other');
    const note = (await grace.ask('POST', '/api/notes', { form: noteForm('Hers') })).body as Note;
    const hers = await grace.ask('POST', `/api/notes/${note.id}/update-tags`, { json: { tags: ['hers'] } });
    const into = (hers.body as NoteUpdate).note.themes[0]?.id;
    const missing = { status: 404, body: { code: 'theme.missing' } };
    expect(await mine.merge('mine', 'other', grace)).toMatchObject(missing);
    expect(await ada.ask('POST', `/api/themes/${await mine.idOf('mine')}/merge`, { json: { into } })).toMatchObject(
      missing,
    );
    expect(await mine.merge('mine', 'other', gateway.visitor())).toMatchObject({ status: 401 });
    expect(await grace.ask('DELETE', `/api/themes/${await mine.idOf('mine')}`)).toMatchObject(missing);
    expect(await gateway.visitor().ask('DELETE', `/api/themes/${await mine.idOf('mine')}`)).toMatchObject({
      status: 401,
    });
    expect(await mine.counts()).toEqual({ mine: 1, other: 1 });
  });

  it('is not merged into itself, nor into what is no theme', async () => {
    await mine.save('mine');
    const ask = async (json: unknown) => ada.ask('POST', `/api/themes/${await mine.idOf('mine')}/merge`, { json });
    expect(await ask({ into: await mine.idOf('mine') })).toMatchObject({
      status: 400,
      body: { message: 'Please choose another tag to merge this one into.' },
    });
    for (const broken of [{}, { into: null }, { into: 'garden' }, { into: 0 }, { into: 1.5 }, { into: 2 ** 60 }, []])
      expect(await ask(broken)).toMatchObject({
        status: 400,
        body: { message: 'Please say which tag to merge it into.' },
      });
    expect(await ask({ into: 987_654_321 })).toMatchObject({ status: 404, body: { code: 'theme.missing' } });
    expect(await mine.counts()).toEqual({ mine: 1 });
  });
});

describe('a theme that is deleted', () => {
  it('is taken off all notes, and stays off as if it had been taken off each', async () => {
    const note = await mine.save('first', 'work', 'last');
    await mine.save('work');
    const id = await mine.idOf('work');
    const removed = await mine.remove('work');
    expect(removed).toMatchObject({ status: 200, body: { success: true } });
    expect(await mine.tagsOf(note)).toEqual(['first', 'last']);
    expect((await mine.show(note)).version).toBe(note.version + 1);
    expect(await mine.removedFrom(note)).toEqual(['work']);
    expect(await mine.counts()).toEqual({ first: 1, last: 1 });
    expect(await ada.ask('DELETE', `/api/themes/${id}`)).toMatchObject({ status: 200, body: removed.body as object });
    expect(await ada.ask('DELETE', '/api/themes/987654321')).toMatchObject({ status: 404 });
  });
});
