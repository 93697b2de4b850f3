import { setTimeout as wait } from 'node:timers/promises';
import { RemovedThemeRepository } from '../src/themes/removed-theme.repository.ts';
import type { Theme } from '@stitchbook/api-types';
import type { Answer, Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';
import { TaggedNotes } from './support/tagged-notes.ts';

let gateway: TestGateway;
let ada: Person;
let mine: TaggedNotes;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  ada = await gateway.join('Ada');
  mine = new TaggedNotes(gateway, ada);
});
afterAll(() => gateway.close());

describe('a theme that is on many notes', () => {
  it('is taken off a thousand notes, and is back on all of them when that is undone', async () => {
    await mine.saveMany('gardn', 1_000);
    await mine.save('garden', 'gardn');
    const merged = await mine.merge('gardn', 'garden');
    expect(await mine.counts()).toEqual({ garden: 1_001 });
    expect(await mine.undo(merged)).toMatchObject({ status: 200, body: { name: 'gardn' } });
    expect(await mine.counts()).toEqual({ garden: 1, gardn: 1_001 });
  });

  it('is gone on with after it was broken off, and undone as a whole', async () => {
    await mine.saveMany('gardn', 250);
    await mine.save('garden');
    const [from, into] = [await mine.idOf('gardn'), await mine.idOf('garden')];
    const { dataSource } = gateway.database;
    const removed = gateway.app.get(RemovedThemeRepository);
    await dataSource.transaction(async (transaction) => {
      const begun = await removed.begin(transaction, String(ada.id), from, into);
      if (begun) await removed.takeOff(transaction, begun);
    });
    expect(await mine.counts()).toEqual({ garden: 201, gardn: 50 });
    const merged = await mine.merge('gardn', 'garden');
    expect(await mine.counts()).toEqual({ garden: 251 });
    await mine.undo(merged);
    expect(await mine.counts()).toEqual({ garden: 1, gardn: 250 });
  });
});

describe('while a theme is removed', () => {
  it('others go on tagging, and no note is left with it or without what it was given', async () => {
    await mine.saveMany('gardn', 600);
    await mine.save('garden', 'other');
    const notes = await mine.run<{ id: number }>(
      `select id::float8 as id from notes where owner_id = $1 order by id desc limit 40`,
      [ada.id],
    );
    const merging = mine.merge('gardn', 'garden');
    const renaming = mine
      .idOf('other')
      .then((id) => ada.ask('PATCH', `/api/themes/${id}`, { json: { name: 'another' } }));
    const tagging = notes.map((note, index) => mine.tag(note, index % 2 ? 'gardn' : 'garden', `own ${index % 3}`));
    const answers = await Promise.all([merging, renaming, ...tagging]);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const strays = await mine.run(
      `select nt.note_id from note_themes nt left join themes t on t.id = nt.theme_id and t.owner_id = $1
       join notes n on n.id = nt.note_id and n.owner_id = $1 where t.id is null`,
      [ada.id],
    );
    expect(strays).toEqual([]);
    const { garden = 0, gardn = 0 } = await mine.counts();
    // Whoever gave it to a note when it was gone has made it anew.
    expect(garden + gardn).toBe(601);
  });

  it('the same can be asked twice at once, and is done once', async () => {
    await mine.saveMany('gardn', 450);
    await mine.save('garden');
    const answers = await Promise.all([mine.merge('gardn', 'garden'), mine.merge('gardn', 'garden')]);
    expect(answers[0]).toMatchObject({ status: 200, body: answers[1]?.body as object });
    expect(await mine.counts()).toEqual({ garden: 451 });
    await mine.undo(answers[0]);
    expect(await mine.counts()).toEqual({ garden: 1, gardn: 450 });
  });

  it('two that are merged into each other end as one', async () => {
    await mine.saveMany('one', 300);
    await mine.saveMany('two', 300);
    const answers = await Promise.all([mine.merge('one', 'two'), mine.merge('two', 'one')]);
    // Who was first is told that something else was done with it since, or finds no such theme any more.
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => [404, 409].includes(status))).toHaveLength(1);
    expect(await mine.themes()).toMatchObject([{ noteCount: 600 }]);
  });
});

describe('a theme that is renamed while it gets another colour', () => {
  it('has both, and is missed when it was deleted before its turn', async () => {
    const note = await mine.save('work');
    const id = await mine.idOf('work');
    const change = (json: object) => ada.ask('PATCH', `/api/themes/${id}`, { json });
    const whileLocked = async (ask: () => Promise<Answer>[], before = 'select 1') => {
      const { dataSource } = gateway.database;
      return dataSource
        .transaction(async (transaction) => {
          await transaction.query('select 1 from notes where id = $1 for update', [note.id]);
          const asked = ask();
          await waitForLocks(asked.length);
          await transaction.query(before, before.includes('$1') ? [id] : []);
          return { asked };
        })
        .then(({ asked }) => Promise.all(asked));
    };
    const both = await whileLocked(() => [change({ name: 'job' }), change({ color: '#123456' })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mine.themes()).toMatchObject([{ id, name: 'job', color: '#123456' }]);
    const late = await whileLocked(() => [change({ name: 'work' })], 'delete from themes where id = $1');
    expect(late).toMatchObject([{ status: 404, body: { code: 'theme.missing' } }]);
  });

  async function waitForLocks(count: number): Promise<void> {
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await mine.run(waiting)).length < count) await wait(20);
  }
});

describe('themes that are given one name at once', () => {
  it('leave it with one of them, and the others are told with which', async () => {
    const names = ['one', 'two', 'three', 'four', 'five'];
    await mine.save(...names);
    const ids = await Promise.all(names.map((name) => mine.idOf(name)));
    const rename = (id: number) => ada.ask('PATCH', `/api/themes/${id}`, { json: { name: 'garden' } });
    const answers = await Promise.all(ids.map(rename));
    const named = answers.filter(({ status }) => status === 200).map(({ body }) => body as Theme);
    expect(named).toMatchObject([{ name: 'garden' }]);
    const id = named[0]?.id;
    const refused = answers.filter(({ status }) => status !== 200);
    const taken = { status: 409, body: { code: 'theme.name-taken', theme: { id, name: 'garden' } } };
    expect(refused).toMatchObject(names.slice(1).map(() => taken));
  });
});
