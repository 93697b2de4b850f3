import type { Note } from '@stitchbook/api-types';
import { noteForm } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';
import { addTask, saveNote } from './support/tasks.ts';

let gateway: TestGateway;
let ada: Person;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  ada = await gateway.join('Ada');
});
afterAll(() => gateway.close());

const sql = <Row = unknown>(text: string, parameters: unknown[] = []) =>
  gateway.database.dataSource.query<Row[]>(text, parameters);
const add = (...task: [noteId: number, text: string, about?: object]) => addTask(gateway, ...task);

describe('an exported list of tasks', () => {
  const exported = async (format: string) => {
    const { status, headers, body } = await ada.get(`/api/tasks/export?format=${format}`);
    return { status, type: headers.get('content-type'), name: headers.get('content-disposition'), text: String(body) };
  };

  it('is a checklist in Markdown, in which no word is a mark', async () => {
    const noteId = await saveNote(ada, '# The *plan*');
    await add(noteId, 'call Ana [now]', { dueOn: '2026-11-26' });
    await add(noteId, 'pay the rent', { doneAt: '2026-11-01T00:00:00Z' });
    expect(await exported('md')).toEqual({
      status: 200,
      type: 'text/markdown; charset=utf-8',
      name: 'attachment; filename=tasks.md',
      text: [
        '# Tasks',
        '',
        String.raw`- [ ] call Ana \[now\] (due 2026-11-26)`,
        String.raw`  \# The \*plan\*: “I need to call Ana \[now\].”`,
        '- [x] pay the rent',
        String.raw`  \# The \*plan\*: “I need to pay the rent.”`,
        '',
      ].join('\n'),
    });
  });

  it('is to-dos of a calendar, whose words cannot become anything else', async () => {
    const noteId = await saveNote(ada);
    const id = await add(noteId, 'call Ana; buy, milk\r\nEND:VTODO\nBEGIN:VEVENT', { dueOn: '2026-11-26' });
    await add(noteId, `é${'ä'.repeat(90)}${'😀'.repeat(45)}`, { doneAt: '2026-11-01T09:08:07Z' });
    const { status, type, name, text } = await exported('ics');
    expect({ status, type, name }).toEqual({
      status: 200,
      type: 'text/calendar; charset=utf-8',
      name: 'attachment; filename=tasks.ics',
    });
    const lines = text.split('\r\n');
    expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual([
      'BEGIN:VCALENDAR',
      'BEGIN:VTODO',
      'BEGIN:VTODO',
    ]);
    expect(text.replaceAll('\r\n ', '')).toContain(String.raw`SUMMARY:call Ana\; buy\, milk END:VTODO BEGIN:VEVENT`);
    expect(text.isWellFormed()).toBe(true);
    expect(text.replaceAll('\r\n ', '')).toContain(`é${'ä'.repeat(90)}${'😀'.repeat(45)}`);
    expect(text).toContain('DUE;VALUE=DATE:20261126');
    expect(text).toContain('STATUS:NEEDS-ACTION');
    expect(text).toContain('STATUS:COMPLETED');
    expect(text).toContain('COMPLETED:20261101T090807Z');
    expect(text).toMatch(new RegExp(`^UID:task-${id}@`, 'mu'));
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('has days of any year, as calendars read them', async () => {
    const noteId = await saveNote(ada);
    for (const dueOn of ['0026-11-26', '2028-02-29', '9999-12-31']) await add(noteId, dueOn, { dueOn });
    const days = (await exported('ics')).text.match(/^DUE.*$/gmu);
    expect(days).toEqual(['DUE;VALUE=DATE:00261126', 'DUE;VALUE=DATE:20280229', 'DUE;VALUE=DATE:99991231']);
  });

  it.each(['', '?format=pdf'])('is refused with %s', async (query) => {
    expect(await ada.get(`/api/tasks/export${query}`)).toMatchObject({
      status: 400,
      body: { message: 'format must be one of md, ics.' },
    });
  });
});

describe('where a note was spoken', () => {
  const save = (timeZone: string) => {
    const form = noteForm('A note', 'Words.');
    form.set('timeZone', timeZone);
    return ada.ask('POST', '/api/notes', { form });
  };

  it('is kept with it', async () => {
    const { status, body } = await save('Europe/Berlin');
    expect(status).toBe(201);
    expect(await sql('select time_zone from notes where id = $1', [(body as Note).id])).toEqual([
      { time_zone: 'Europe/Berlin' },
    ]);
  });

  it.each(['Nowhere', '+01:00', '', 'x'.repeat(100)])(
    'is not known when it is %j, and the note is saved',
    async (timeZone) => {
      const { status, body } = await save(timeZone);
      expect(status).toBe(201);
      expect(await sql('select time_zone from notes where id = $1', [(body as Note).id])).toEqual([
        { time_zone: null },
      ]);
    },
  );
});
