import type { Insights, Note, NoteDetail, NoteUpdate } from '@stitchbook/api-types';
import { noteForm } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

const SENTENCE = 'I am so happy about the garden.';

let gateway: TestGateway;
let ada: Person;
let note: Note;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  ada = await gateway.join('Ada');
  note = await save(`It rains. ${SENTENCE}`);
});
afterAll(() => gateway.close());

/** A note as it is once its words have been understood. */
async function save(words: string): Promise<Note> {
  const saved = (await ada.ask('POST', '/api/notes', { form: noteForm('The garden', words) })).body as Note;
  await gateway.database.dataSource.query(
    `update notes set sentiment = 'positive', mood_sentence = $2, enriched_version = 1 where id = $1`,
    [saved.id, SENTENCE],
  );
  return saved;
}
const choose = (sentiment: unknown, person = ada) =>
  person.ask('POST', `/api/notes/${note.id}/update-sentiment`, { json: { sentiment } });
const show = async (person = ada) => (await person.get(`/api/notes/${note.id}`)).body as NoteDetail;

describe('the sentence that a mood rests on', () => {
  it('is told to everybody who reads the note', async () => {
    const reader = await gateway.join('Reader');
    await ada.ask('POST', `/api/notes/${note.id}/share`, {
      json: { sharedWithUserId: reader.id, permission: 'view' },
    });
    for (const person of [ada, reader])
      expect(await show(person)).toMatchObject({
        sentiment: 'positive',
        sentimentCorrected: false,
        foundSentiment: 'positive',
        moodSentence: SENTENCE,
      });
  });

  it('is none that the words no longer have', async () => {
    await ada.ask('POST', `/api/notes/${note.id}/update-transcript`, { json: { transcript: 'It rains.' } });
    expect(await show()).toMatchObject({ moodSentence: null });
  });
});

describe('correcting a mood', () => {
  it('should require authentication', async () => {
    expect(await choose('negative', gateway.visitor())).toMatchObject({ status: 401 });
  });

  it('shows what was chosen everywhere, and what was found beside it', async () => {
    const { status, body } = await choose('very_negative');
    expect(status).toBe(200);
    expect(body as NoteUpdate).toMatchObject({
      success: true,
      message: 'Sentiment updated successfully',
      note: { sentiment: 'very_negative', sentimentCorrected: true, version: note.version + 1 },
    });
    expect(await show()).toMatchObject({ foundSentiment: 'positive', moodSentence: SENTENCE });
    expect((await ada.get('/api/notes?sentiment=very_negative')).body).toMatchObject([{ id: note.id }]);
    expect((await ada.get('/api/notes?q=garden&sentiment=very_negative')).body).toMatchObject([{ id: note.id }]);
    expect((await ada.get('/api/notes?sentiment=positive')).body).toEqual([]);
  });

  it('counts in the insights', async () => {
    const moods = async () =>
      ((await ada.get('/api/insights')).body as Insights).moods.map(({ sentiment, notes }) => ({ sentiment, notes }));
    expect(await moods()).toEqual([{ sentiment: 'positive', notes: 1 }]);
    await choose('negative');
    expect(await moods()).toEqual([{ sentiment: 'negative', notes: 1 }]);
  });

  it('may be done again, may be to choose what was found, and may be taken back', async () => {
    await choose('negative');
    await choose('positive');
    expect(await show()).toMatchObject({ sentiment: 'positive', sentimentCorrected: true, foundSentiment: 'positive' });
    await choose('neutral');
    const { version } = await show();
    expect((await choose('neutral')).body).toMatchObject({ note: { version } });
    await choose(null);
    expect(await show()).toMatchObject({
      sentiment: 'positive',
      sentimentCorrected: false,
      foundSentiment: 'positive',
      version: version + 1,
    });
    expect((await choose(null)).body).toMatchObject({ note: { version: version + 1 } });
  });

  it('is for who may change the note, and answers a stranger as if there were none', async () => {
    const reader = await gateway.join('Reader');
    expect(await choose('negative', reader)).toMatchObject({ status: 404 });
    for (const [permission, status] of [
      ['view', 403],
      ['comment', 403],
      ['edit', 200],
    ]) {
      await ada.ask('POST', `/api/notes/${note.id}/share`, { json: { sharedWithUserId: reader.id, permission } });
      expect(await choose('negative', reader)).toMatchObject({ status });
    }
    expect(await show()).toMatchObject({ sentiment: 'negative', sentimentCorrected: true });
  });

  it.each([['happy'], [7], [undefined], [''], [['positive']]])('refuses %j with a sentence', async (sentiment) => {
    expect(await choose(sentiment)).toMatchObject({
      status: 400,
      body: { message: 'sentiment must be one of very_positive, positive, neutral, negative, very_negative, or null.' },
    });
    expect(await show()).toMatchObject({ sentimentCorrected: false });
  });

  it('is said by an exported note', async () => {
    const exported = async (format: string) => (await ada.get(`/api/notes/${note.id}/export?format=${format}`)).body;
    expect(String(await exported('md'))).toContain('- Mood: positive\n');
    await choose('very_negative');
    expect(String(await exported('md'))).toContain('- Mood: very negative (chosen)\n');
    expect(await exported('json')).toMatchObject({
      sentiment: 'very_negative',
      sentimentCorrectedAt: expect.any(String),
      moodSentence: SENTENCE,
    });
  });

  it('outlasts a note that is deleted and brought back', async () => {
    await choose('negative');
    await ada.ask('DELETE', `/api/notes/${note.id}`);
    await ada.ask('POST', `/api/notes/${note.id}/restore`);
    expect(await show()).toMatchObject({ sentiment: 'negative', sentimentCorrected: true, foundSentiment: 'positive' });
  });
});
