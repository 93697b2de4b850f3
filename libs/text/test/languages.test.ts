import { join } from 'node:path';
import { readNotesByLanguage, splitByNumber, type LabelledNote } from '../evaluation/labelled-notes.ts';
import { score } from '../evaluation/score.ts';
import { detectLanguage } from '../src/built-in/detect-language.ts';
import { startBuiltInEngine } from './support/built-in-engine.ts';

const engine = startBuiltInEngine();
const understand = (transcript: string, vocabulary: string[] = []) => engine.understand({ transcript, vocabulary });
const notes = readNotesByLanguage(join(import.meta.dirname, '..', 'evaluation', 'languages'));

async function codeOf(text: string): Promise<string | null> {
  const language = await detectLanguage(text);
  return language === null || language === 'english' ? language : language.code;
}

describe('the language of a text', () => {
  it.each([...notes])(
    'is %s for each labelled note in it, and for nine in ten of their sentences',
    async (code, all) => {
      for (const { transcript } of all) expect(await codeOf(transcript)).toBe(code);
      const sentences = all
        .flatMap(({ transcript }) => transcript.split(/(?<=[.!?]) /u))
        .filter((each) => each.length > 12);
      const found = await Promise.all(sentences.map((each) => codeOf(each)));
      expect(found.filter((each) => each === code).length / found.length).toBeGreaterThan(0.9);
    },
  );

  it.each([
    'Anna Berlin',
    'Porto',
    'Um. Hm.',
    'die',
    '12 34 56',
    '',
    'Termin Arzt',
    'Juan Pablo',
    'Anna, Jonas, Mia, Timo',
  ])('is not guessed from a few words: %s', async (text) => expect(await codeOf(text)).toBeNull());

  it.each([
    'Jag måste ringa tandläkaren i morgon bitti och boka en ny tid.',
    'Jutro rano muszę zadzwonić do dentysty, bo strasznie boli mnie ząb, a potem kupić mleko i chleb.',
    'Yarın dişçiyi aramam ve süt almam gerekiyor.',
    '明日歯医者に電話しなければなりません。牛乳も買います。',
    'Завтра мне нужно позвонить стоматологу и купить молоко.',
  ])('is none of those with words of their own: %s', async (text) => expect(await codeOf(text)).toBeNull());

  it.each(['I need to call the dentist tomorrow.', 'Milk, eggs, bread, butter.', 'Call mum back'])(
    'is English: %s',
    async (text) => expect(await codeOf(text)).toBe('english'),
  );
});

describe('a note in another language', () => {
  it('gets tags as a person would write them in it, lowercase', async () => {
    const german =
      'Das Auto ist bis Mittwoch in der Werkstatt. Die Bremsen hinten und ein neuer Reifen, der Meister ruft an.';
    expect((await understand(german)).themes).toEqual(['auto']);
    const french = "J'ai rendez-vous chez le dentiste jeudi, et le médecin veut voir l'ordonnance.";
    expect((await understand(french)).themes).toEqual(['santé']);
  });

  it('finds what it is about in compounds', async () => {
    expect(
      (await understand('Die Linsensuppe und das Kuchenrezept von Tante Inge muss ich noch aufschreiben.')).themes,
    ).toContain('kochen');
  });

  it("uses the owner's own names, in any form of them", async () => {
    const said = 'Ich habe mit den Verwandten von Sabine gesprochen, und die Werkstatt hat das Auto bis Freitag.';
    const { themes } = await understand(said, ['Verwandte', 'werkstatt', 'Katze']);
    expect(themes).toEqual(expect.arrayContaining(['verwandte', 'werkstatt']));
    expect(themes).not.toContain('katze');
    expect(themes).not.toContain('auto');
  });

  it('is a list of tasks where most of it is to be done', async () => {
    const said =
      'Tengo que llamar al banco. Luego hay que llevar el paquete a correos. También debo renovar el pasaporte.';
    expect((await understand(said)).themes[0]).toBe('tareas');
    expect((await understand(said, ['Pendientes'])).themes[0]).toBe('pendientes');
  });

  it('is suggested no tag that it has in another form', async () => {
    const transcript = 'Die Bücher aus der Bücherei sind fällig. Das Buch über den Garten habe ich noch nicht gelesen.';
    expect(await engine.suggestTags({ transcript, existingTags: [], vocabulary: [] })).toContain('lesen');
    expect(await engine.suggestTags({ transcript, existingTags: ['Lesen'], vocabulary: [] })).not.toContain('lesen');
  });

  it.each([
    ['Das war ein wunderbarer Tag, ich bin so glücklich.', 'very_positive'],
    ['Das hat mir leider gar nicht gefallen, ich bin enttäuscht und traurig.', 'negative'],
    ['Das freut mich nicht, und gut ist es auch nicht, es war nicht schön.', 'negative'],
    ["Quelle journée magnifique, je suis tellement heureuse d'être ici.", 'very_positive'],
    ['Je suis déçu et triste, la visite était mauvaise.', 'negative'],
    ['La riunione è alle nove e mezza nella sala grande del secondo piano.', 'neutral'],
    ['De vergadering is om half tien in de grote zaal op de tweede verdieping.', 'neutral'],
  ])('sounds as it does to a person: %s', async (transcript, sentiment) => {
    expect((await understand(transcript)).sentiment).toBe(sentiment);
  });

  it('is neutral where the engine has no words of its language', async () => {
    const swedish = 'Vilken underbar dag, jag är så lycklig över att vi äntligen har flyttat in i huset.';
    expect(await understand(swedish, ['huset', 'bil'])).toMatchObject({ sentiment: 'neutral', themes: ['huset'] });
  });

  it('is read in time that grows with its length, whatever it is made of', async () => {
    const said = 'Ich muss morgen die Bank anrufen und das Paket zur Post bringen. ';
    for (const filling of ['ä', 'nicht ', 'Donaudampfschifffahrt', 'gut, ', "l'"]) {
      const hostile = said.repeat(20) + filling.repeat(4_000_000 / filling.length);
      const { themes } = await understand(hostile);
      expect(themes.length).toBeLessThanOrEqual(3);
    }
  }, 120_000);
});

describe.each([...notes])('labelled notes in %s', (_, all) => {
  const parts = splitByNumber(all);
  const figuresFor = async (some: readonly LabelledNote[]) =>
    score(await Promise.all(some.map(async (note) => ({ note, understood: await understand(note.transcript) }))));

  it('are twenty, a third of them kept out of tuning, and five written afterwards', () => {
    expect(parts.tuning.length + parts.heldOut.length).toBe(20);
    expect(parts.heldOut.length).toBeGreaterThanOrEqual(6);
    expect(parts.check).toHaveLength(5);
  });

  it('kept out are within one step of a person on 95% of moods, right on half, and 75% of their tags fit', async () => {
    const figures = await figuresFor(parts.heldOut);
    expect(figures.withinOneStep).toBeGreaterThanOrEqual(0.95);
    expect(figures.exact).toBeGreaterThanOrEqual(0.5);
    expect(figures.tagPrecision).toBeGreaterThanOrEqual(0.75);
    expect(figures.notesWithATag).toBeGreaterThanOrEqual(0.8);
  });
});
