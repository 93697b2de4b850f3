import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Segment } from '@stitchbook/contracts';
import { BuiltInEngine } from '../src/built-in/built-in-engine.ts';

const engine = new BuiltInEngine();
const sentencesOf = new Intl.Segmenter('en', { granularity: 'sentence' });
const read = (folder: string, name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', 'evaluation', folder, name), 'utf8')) as {
    transcript: string;
  }[];
const longNotes = read('long-notes', '201-220.json');

/** One segment a sentence, each said in so many seconds a word. */
function say(texts: readonly string[], secondsPerWord: number): Segment[] {
  const segments: Segment[] = [];
  for (const { segment } of texts.flatMap((text) => [...sentencesOf.segment(text)])) {
    const startSeconds = segments.at(-1)?.endSeconds ?? 0;
    const text = segment.trim();
    const endSeconds = startSeconds + secondsPerWord * text.split(' ').length;
    if (text !== '') segments.push({ startSeconds, endSeconds, text });
  }
  return segments;
}

const find = (segments: Segment[]) =>
  engine.findChapters({ transcript: segments.map(({ text }) => text).join(' '), segments });
/** Words in their order, without marks and case. */
const plain = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

describe('the chapters of a note', () => {
  it('begin where its subject changes, and are called by its own words', async () => {
    const subjects = [0, 9, 18].map((at) => longNotes[at]?.transcript ?? '');
    const segments = say(subjects, 1.4);
    const changes = [0, 1, 2].map((count) => say(subjects.slice(0, count), 1.4).at(-1)?.endSeconds ?? 0);
    const chapters = await find(segments);
    expect(chapters.length).toBeGreaterThanOrEqual(3);
    for (const change of changes)
      expect(Math.min(...chapters.map(({ startSeconds }) => Math.abs(startSeconds - change)))).toBeLessThan(45);
    const words = plain(segments.map(({ text }) => text).join(' '));
    for (const { title } of chapters) expect(words).toContain(plain(title));
  });

  it('are found in another language', async () => {
    const garden =
      'Im Garten blühen die Rosen und die Tomaten werden rot. Ich muss das Beet gießen und das Unkraut jäten. Die Erde im Garten ist trocken. Der Kompost riecht nach Erde und die Tomaten brauchen Wasser.';
    const doctor =
      'Beim Arzt war das Wartezimmer voll. Der Arzt sagt, der Blutdruck sei zu hoch. Ich soll die Tabletten morgens nehmen. Die Praxis ruft wegen der Blutwerte an. Der Blutdruck wird in der Praxis gemessen.';
    const chapters = await find(say([garden, garden, doctor, doctor], 2.6));
    expect(chapters.map(({ title }) => title)).toEqual([
      'Im Garten blühen die Rosen und die Tomaten werden rot',
      'Beim Arzt war das Wartezimmer voll',
    ]);
  });

  it('are none in less than five minutes, in one subject, and where nothing is said', async () => {
    expect(
      await find(
        say(
          longNotes.slice(0, 2).map(({ transcript }) => transcript),
          0.4,
        ),
      ),
    ).toEqual([]);
    expect(await find([])).toEqual([]);
    const one = 'The dough is wet, so the oven has to be hot and the dough cold. ';
    expect(await find(say([one.repeat(30)], 1))).toEqual([]);
  });

  it('are never shorter than a minute, nor more than twelve an hour and two, in 40 made-up notes', async () => {
    const all = [...longNotes, ...read('notes', '001-020.json'), ...read('languages', 'fr.json')];
    for (let note = 0; note < 40; note += 1) {
      const texts = Array.from(
        { length: 3 + (note % 9) },
        (_, at) => all[(note * 7 + at * 13) % all.length]?.transcript ?? '',
      );
      const segments = say(texts, 0.4 + (note % 5) * 0.3);
      const chapters = await find(segments);
      expect(await find(segments)).toEqual(chapters);
      const seconds = segments.at(-1)?.endSeconds ?? 0;
      expect(chapters.length).not.toBe(1);
      expect(chapters.length).toBeLessThanOrEqual(2 + Math.ceil((seconds * 12) / 3_600));
      const starts = new Set(segments.map(({ startSeconds }) => startSeconds));
      for (const [at, { startSeconds, title }] of chapters.entries()) {
        const end = chapters[at + 1]?.startSeconds ?? seconds;
        expect(starts.has(startSeconds)).toBe(true);
        expect(end - startSeconds).toBeGreaterThanOrEqual(60);
        expect(title.trim()).not.toBe('');
      }
    }
  });

  it('are found in ten hours, of words and of silence', async () => {
    const texts = Array.from({ length: 500 }, (_, at) => longNotes[(at * 7) % longNotes.length]?.transcript ?? '');
    const words = say(texts, 0.5);
    expect(words.at(-1)?.endSeconds).toBeGreaterThan(34_000);
    expect((await find(words)).length).toBeGreaterThan(20);
    const apart = words
      .slice(0, 30)
      .map((segment, at) => ({ ...segment, startSeconds: at * 1_200, endSeconds: at * 1_200 + 3 }));
    expect((await find(apart)).length).toBeLessThanOrEqual(100);
  });

  // As an archive may say them: its times are believed, and nothing else keeps a part from having all of them.
  it.each([
    ['say the same of all', () => 0],
    ['go on by a thousandth', (at: number) => at / 1_000],
    ['go back', (at: number) => 400 - at / 100],
  ])('take time in proportion to the words where their times %s', async (_times, startOf) => {
    const segments = Array.from({ length: 19_000 }, (_, at) => ({
      startSeconds: startOf(at),
      endSeconds: startOf(at) + 9,
      text: `The harbour was number ${at % 50}.`,
    }));
    const begun = process.cpuUsage();
    await find([...segments, { startSeconds: 500, endSeconds: 900, text: 'The end.' }]);
    const { user, system } = process.cpuUsage(begun);
    expect((user + system) / 1e6).toBeLessThan(6);
  });
});
