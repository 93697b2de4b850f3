import type { Note } from '@stitchbook/api-types';
import type { PrintableNote } from '@stitchbook/archive';
import type { Segment } from '@stitchbook/contracts';
import { formOf, noteForm, readFixture } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

const SEGMENTS: Segment[] = [
  { startSeconds: 0.5, endSeconds: 2.25, text: 'Milk & honey <for> Ada.' },
  {
    startSeconds: 3_601,
    endSeconds: 3_611,
    text: 'One two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen.',
  },
];

let gateway: TestGateway;
let ada: Person;
let note: Note;

beforeAll(async () => {
  gateway = await startGateway();
  ada = await gateway.join('Ada');
  const form = formOf(
    { title: 'Shopping *list*', transcript: '1. Milk & honey <for> Ada.', duration: '7' },
    { bytes: await readFixture('amiable.wav') },
  );
  note = (await ada.ask('POST', '/api/notes', { form })).body as Note;
  await ada.ask('POST', `/api/notes/${note.id}/update-tags`, { json: { tags: ['shopping', 'to_do'] } });
  const { dataSource } = gateway.database;
  await dataSource.query(`update notes set created_at = '2026-01-31T09:05:07.123Z', duration = 3611 where id = $1`, [
    note.id,
  ]);
  await dataSource.query(
    'update recordings set segments = $2 where id = (select recording_id from notes where id = $1)',
    [note.id, JSON.stringify(SEGMENTS)],
  );
});
afterAll(() => gateway.close());

const exported = (format: string, id = note.id, person = ada) => person.get(`/api/notes/${id}/export?format=${format}`);
const named = async (title: string) => {
  const { body } = await ada.ask('POST', '/api/notes', { form: noteForm(title) });
  return (await exported('txt', (body as Note).id)).headers.get('content-disposition');
};

describe('exporting a note', () => {
  it('should require authentication', async () => {
    expect(await exported('md', note.id, gateway.visitor())).toMatchObject({ status: 401 });
  });

  it('is answered to a stranger as if the note did not exist', async () => {
    const stranger = await gateway.join('Stranger');
    const { body } = await exported('md', 987_654_321, stranger);
    expect(await exported('md', note.id, stranger)).toMatchObject({ status: 404, body });
  });

  it('is for whoever it was shared with, too', async () => {
    const grace = await gateway.join('Grace');
    await ada.ask('POST', `/api/notes/${note.id}/share`, { json: { sharedWithUserId: grace.id } });
    expect(await exported('txt', note.id, grace)).toMatchObject({ status: 200, body: (await exported('txt')).body });
  });

  it.each(['?format=pdf', '', '?format=', '?format=md&format=txt', '?format=__proto__', '?format[]=md'])(
    'refuses %j',
    async (query) => {
      expect(await ada.get(`/api/notes/${note.id}/export${query}`)).toMatchObject({
        status: 400,
        body: { message: 'format must be one of md, txt, srt, vtt, json.' },
      });
    },
  );

  it.each(['0', '1.5', 'x'])('has no note %s', async (id) => {
    expect(await ada.get(`/api/notes/${id}/export?format=md`)).toMatchObject({
      status: 400,
      body: { message: 'Invalid note ID' },
    });
  });

  it('writes Markdown in which words stay words', async () => {
    const { status, headers, body } = await exported('md');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="Shopping list.md"');
    expect(body).toBe(
      [
        String.raw`# Shopping \*list\*`,
        '',
        '- Recorded: 2026-01-31 09:05 UTC',
        '- Length: 1:00:11',
        '- Mood: neutral',
        String.raw`- Tags: shopping, to\_do`,
        '',
        String.raw`1\. Milk & honey \<for\> Ada.`,
        '',
      ].join('\n'),
    );
  });

  it('writes plain text', async () => {
    const { headers, body } = await exported('txt');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(body).toBe('Shopping *list*\n\n1. Milk & honey <for> Ada.\n');
  });

  it('writes SubRip with long stretches shared out over several screens', async () => {
    const { headers, body } = await exported('srt');
    expect(headers.get('content-type')).toBe('application/x-subrip; charset=utf-8');
    expect(body).toBe(
      [
        '1',
        '00:00:00,500 --> 00:00:02,250',
        'Milk & honey <for> Ada.',
        '',
        '2',
        '01:00:01,000 --> 01:00:07,957',
        'One two three four five six seven eight',
        'nine ten eleven twelve thirteen fourteen',
        '',
        '3',
        '01:00:07,957 --> 01:00:11,000',
        'fifteen sixteen seventeen eighteen.',
        '',
      ].join('\n'),
    );
  });

  it('writes WebVTT with its words escaped', async () => {
    const { headers, body } = await exported('vtt');
    expect(headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect(String(body).split('\n\n').slice(0, 2)).toEqual([
      'WEBVTT',
      '00:00:00.500 --> 00:00:02.250\nMilk &amp; honey &lt;for&gt; Ada.',
    ]);
  });

  it('writes JSON with everything there is to know', async () => {
    const { headers, body } = await exported('json');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(body).toEqual({
      format: 'stitchbook-note',
      formatVersion: 1,
      title: 'Shopping *list*',
      createdAt: '2026-01-31T09:05:07.123Z',
      duration: 3_611,
      sentiment: 'neutral',
      themes: [
        { name: 'shopping', color: '#6366f1' },
        { name: 'to_do', color: '#6366f1' },
      ],
      transcript: '1. Milk & honey <for> Ada.',
      originalTranscript: null,
      transcriptEdit: null,
      chapters: [],
      sentimentCorrectedAt: null,
      moodSentence: null,
      segments: SEGMENTS,
    } satisfies PrintableNote & { format: string; formatVersion: number });
  });

  it('carries corrected words, with the times at which they were said', async () => {
    await ada.ask('POST', `/api/notes/${note.id}/update-transcript`, { json: { transcript: 'Oat milk for Ada.' } });
    expect((await exported('txt')).body).toBe('Shopping *list*\n\nOat milk for Ada.\n');
    expect((await exported('md')).body).toMatch(/\n- Corrected: .* UTC by Ada Test\n\nOat milk for Ada\.\n$/);
    expect((await exported('json')).body).toMatchObject({
      transcript: 'Oat milk for Ada.',
      originalTranscript: '1. Milk & honey <for> Ada.',
      transcriptEdit: { editedBy: 'Ada Test' },
      segments: [{ startSeconds: 0.5, endSeconds: 2.25, text: 'Oat milk for Ada.' }],
    });
    expect((await exported('srt')).body).toBe('1\n00:00:00,500 --> 00:00:02,250\nOat milk for Ada.\n');
    expect((await exported('vtt')).body).toBe('WEBVTT\n\n00:00:00.500 --> 00:00:02.250\nOat milk for Ada.\n');
    expect((await ada.get(`/api/notes/${note.id}`)).body).toMatchObject({
      segments: [{ startSeconds: 0.5, endSeconds: 2.25, text: 'Oat milk for Ada.' }],
    });
  });

  it.each(['srt', 'vtt'])('has no times to make %s of without a recording', async (format) => {
    const { body } = await ada.ask('POST', '/api/notes', { form: noteForm('Typed') });
    expect(await exported(format, (body as Note).id)).toMatchObject({
      status: 422,
      body: { code: 'export.no-times', message: expect.stringContaining('Please choose md, txt or json.') },
    });
  });

  it('names the file after the note, whatever it is called', async () => {
    expect(await named('Grüße an 日本')).toBe(
      `attachment; filename="Gr??e an ??.txt"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20an%20%E6%97%A5%E6%9C%AC.txt`,
    );
    expect(await named('../../etc/passwd')).toBe('attachment; filename="etc passwd.txt"');
    expect(await named('a\r\nSet-Cookie: x=1')).toBe('attachment; filename="a Set-Cookie x=1.txt"');
    expect(await named('\u202Etxt.exe')).toBe('attachment; filename=txt.exe.txt');
    expect(await named('Con')).toBe('attachment; filename=Con_.txt');
    expect(await named('aux. power')).toBe('attachment; filename="aux_. power.txt"');
    expect(await named('Contents')).toBe('attachment; filename=Contents.txt');
    expect(await named('...')).toBe('attachment; filename="Voice note.txt"');
  });
});
