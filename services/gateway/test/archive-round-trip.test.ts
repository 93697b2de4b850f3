import type { Note } from '@stitchbook/api-types';
import { ExportedNote } from '@stitchbook/archive';
import { SENTIMENTS } from '@stitchbook/contracts';
import { validateSync } from 'class-validator';
import { plainToInstance } from 'class-transformer';
import { type Files, downloadArchive, importArchive, readJson, unzip, zipOf } from './support/archives.ts';
import { Dice } from './support/dice.ts';
import { noteForm } from './support/forms.ts';
import { ODD_TEXTS } from './support/nasty-values.ts';
import { MAX_NAME_BYTES } from '../src/sign-in/oidc.strategy.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

const NOTES = 12;
/** Before zips and before computers counted, leap days, and behind what 32 bits count. */
const MOMENTS = [
  '0001-01-01T00:00:00.000Z',
  '0099-12-31T23:59:59.999Z',
  '1582-10-10T12:00:00.000Z',
  '1901-12-13T20:45:51.000Z',
  '1969-12-31T23:59:59.999Z',
  '1979-12-31T23:59:59.000Z',
  '2024-02-29T23:59:59.999Z',
  '2026-03-29T01:30:00.000Z',
  '2038-01-19T03:14:08.000Z',
  '2108-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
];
const TAGS = ['a,b', 'ß', 'i̇', "it's", 'größe', '👩‍👩‍👧', '%_', '"', 'null', 'x'.repeat(50)];
const TEXTS = [...ODD_TEXTS, 'a\r\nb', ' kept ', '00:01 --> 00:02', '# no\n---\n```', 'שלום', 'Z͑ͫ̓a̴lgo'];
const SECONDS = [0, 0.1, 1 / 3, 1e-7, 604_799.999, 604_800];

const seed = Date.now() % 1_000_000;
const dice = new Dice(seed);
let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
}, 30_000);
afterAll(() => gateway.close());

const maybe = <T>(value: T): T | null => (dice.chance(0.3) ? null : value);
const some = <T>(choices: readonly T[]): T[] => choices.filter(() => dice.chance(0.3));
const moment = () => dice.pick(MOMENTS);

/** What an archive may have of a note, whatever made it. */
function rollNote(index: number): unknown {
  const corrected = maybe(moment());
  const themes = some(TAGS);
  const task = { foundText: dice.pick(TEXTS), text: dice.pick(TEXTS), sentence: dice.pick(TEXTS) };
  return {
    key: `elsewhere:${index}`,
    title: dice.pick(TEXTS),
    suggestedTitle: maybe(dice.pick(TEXTS)),
    chapters: maybe([{ startSeconds: dice.pick(SECONDS), title: dice.pick(TEXTS) }]),
    transcript: dice.pick(TEXTS),
    originalTranscript: maybe(dice.pick(TEXTS)),
    version: dice.pick([1, 2 ** 31 - 1]),
    transcriptVersion: dice.pick([1, 7]),
    sentiment: dice.pick(SENTIMENTS),
    foundSentiment: corrected && dice.pick(SENTIMENTS),
    moodSentence: maybe(dice.pick(TEXTS)),
    duration: dice.pick(SECONDS),
    timeZone: maybe(dice.pick(['Europe/Berlin', 'Etc/GMT+5', 'UTC'])),
    transcriptEdit: maybe({ editedBy: dice.pick(TEXTS), isOwner: false, editedAt: moment() }),
    sentimentCorrectedAt: corrected,
    createdAt: moment(),
    updatedAt: moment(),
    recording: null,
    themes: themes.map((name) => ({ name, color: '#6366f1' })),
    removedTags: some(TAGS)
      .filter((name) => !themes.includes(name))
      .toSorted(),
    tasks: some([1, 2, 3]).map(() => ({
      ...task,
      atSeconds: maybe(dice.pick(SECONDS)),
      dueOn: maybe(moment().slice(0, 10)),
      doneAt: maybe(moment()),
      dismissedAt: maybe(moment()),
      changedAt: maybe(moment()),
      createdAt: moment(),
    })),
    pinnedAt: maybe(moment()),
    comments: some([1, 2, 3]).map(() => ({
      author: dice.pick(TEXTS),
      isOwner: false,
      content: dice.pick(TEXTS),
      timestamp: maybe(dice.pick(SECONDS)),
      createdAt: moment(),
      updatedAt: moment(),
    })),
    shares: [],
  };
}

/** Texts that no note may have are rolled again. */
function rollReadable(index: number): Record<string, unknown> {
  for (;;) {
    const note = rollNote(index) as Record<string, unknown>;
    if (validateSync(plainToInstance(ExportedNote, note), { whitelist: true }).length === 0) return note;
  }
}

const notesOf = (files: Files) =>
  new Map(
    [...files.keys()]
      .filter((path) => path.endsWith('/note.json'))
      .map((path) => readJson(files, path) as Record<string, unknown>)
      .map((note) => [note['key'], note]),
  );

it(`exports what it imported as it was, twice, whatever an archive may hold: seed ${seed}`, async () => {
  const notes = Array.from({ length: NOTES }, (_, index) => rollReadable(index));
  const manifest = { format: 'stitchbook-account', formatVersion: 1 };
  const archive = await zipOf([
    ['manifest.json', JSON.stringify(manifest)],
    ...notes.map((note, index) => [`notes/${index}/note.json`, JSON.stringify(note)] as const),
  ]);
  const [bea, cleo] = [await gateway.join('Bea'), await gateway.join('Cleo')];
  expect(await importArchive(bea, archive)).toMatchObject({ notes: { imported: NOTES }, problems: [] });
  expect(await importArchive(bea, archive)).toMatchObject({ notes: { imported: 0, alreadyThere: NOTES } });

  const once = await downloadArchive(gateway.address, bea);
  expect(notesOf(await unzip(once))).toEqual(new Map(notes.map((note) => [note['key'], note])));
  expect(await importArchive(cleo, once)).toMatchObject({ notes: { imported: NOTES }, problems: [] });
  expect(notesOf(await unzip(await downloadArchive(gateway.address, cleo)))).toEqual(notesOf(await unzip(once)));
});

it('imports what somebody said whose names are as long as any provider may have them', async () => {
  const [ada, grace, dora] = [await gateway.join('Ada'), await gateway.join('Grace'), await gateway.join('Dora')];
  const names = [...'fl'].map((letter) => letter.repeat(MAX_NAME_BYTES));
  const sql = 'update users set first_name = $2, last_name = $3 where id = $1';
  await gateway.database.dataSource.query(sql, [grace.id, ...names]);
  const { id } = (await ada.ask('POST', '/api/notes', { form: noteForm('Talked about') })).body as Note;
  await ada.ask('POST', `/api/notes/${id}/share`, { json: { sharedWithUserId: grace.id, permission: 'edit' } });
  await grace.ask('POST', `/api/notes/${id}/comments`, { json: { content: 'From Grace' } });
  await grace.ask('POST', `/api/notes/${id}/update-transcript`, { json: { transcript: 'Hers.' } });
  expect(await importArchive(dora, await downloadArchive(gateway.address, ada))).toMatchObject({ problems: [] });
});
