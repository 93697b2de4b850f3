import { join } from 'node:path';
import { NOTE_CREATION_TYPES, type NoteCreationType } from '@stitchbook/contracts';
import { readLabelledNotes, readNotesByLanguage } from '../evaluation/labelled-notes.ts';
import { readLongNotes } from '../evaluation/print-creations.ts';
import { startBuiltInEngine } from './support/built-in-engine.ts';
import { seeded } from './support/seeded.ts';

const engine = startBuiltInEngine();
const NOTES = join(import.meta.dirname, '..', 'evaluation');
const LONG = readLongNotes(join(NOTES, 'long-notes'));
const GERMAN_NUMBERS = [216, 217];
const sentencesOf = (transcripts: string[]) => transcripts.flatMap((each) => each.split(/(?<=[.?!]) /u));
const ENGLISH = sentencesOf([
  ...readLabelledNotes(join(NOTES, 'notes')).map(({ transcript }) => transcript),
  ...LONG.filter(({ number }) => !GERMAN_NUMBERS.includes(number)).map(({ transcript }) => transcript),
]);
const OTHERS = readNotesByLanguage(join(NOTES, 'languages'));
const NO_TASKS_BY_LANGUAGE = new Set([
  'In dieser Notiz wurden keine Aufgaben genannt.',
  "Aucune tâche n'est mentionnée dans cette note.",
  'En esta nota no se menciona ninguna tarea.',
  'Nenhuma tarefa é mencionada nesta nota.',
  'In questa nota non si parla di cose da fare.',
  'In deze notitie worden geen taken genoemd.',
]);

/** Every word that an English creation may have without its being in the note. They name nobody, nothing, no time and no place. */
const FRAME = new Set(
  `host guest welcome this is a voice note from recorded on november 21 2026 tell me about what and then your the on mind else go
  that was all for today thank you listening`.split(/\s+/u),
);
const NO_TASKS = 'No tasks were mentioned in this note.';
const RUNS = 60;

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

function makeTranscript(sentences: readonly string[], below: (count: number) => number): string {
  const times = [
    '',
    '',
    'Yesterday ',
    'This morning ',
    'And then ',
    'On Friday ',
    'Um, ',
    'Three weeks ago ',
    'Morgen ',
  ];
  return Array.from({ length: 2 + below(30) }, () => {
    const sentence = sentences[below(sentences.length)] ?? '';
    return `${sentences === ENGLISH ? (times[below(times.length)] ?? '') : ''}${sentence}`;
  }).join(' ');
}

const create = async (type: NoteCreationType, transcript: string) =>
  (await engine.create({ type, transcript, title: 'New Voice Note', recordedAt: new Date('2026-11-21T10:00:00Z') }))
    .content;

describe.each(NOTE_CREATION_TYPES)('a %s of notes put together by chance', (type) => {
  it('has no word that is not in the note, but for a few around them', async () => {
    const below = seeded(2026);
    for (let run = 0; run < RUNS; run += 1) {
      const transcript = makeTranscript(ENGLISH, below);
      const said = new Set([...wordsOf(transcript), ...(type === 'podcast_script' ? FRAME : [])]);
      const content = await create(type, transcript);
      if (content === NO_TASKS) continue;
      expect(wordsOf(content).filter((word) => !said.has(word))).toEqual([]);
    }
  }, 60_000);

  it.each([...OTHERS])(
    'has no word around a note in %s',
    async (code, notes) => {
      const below = seeded(1871);
      const german = LONG.filter(({ number }) => GERMAN_NUMBERS.includes(number));
      const sentences = sentencesOf([...notes, ...(code === 'de' ? german : [])].map(({ transcript }) => transcript));
      for (let run = 0; run < RUNS / 4; run += 1) {
        const transcript = makeTranscript(sentences, below);
        // Two letters, so that the voices A and B count as marks.
        const content = await create(type, transcript);
        if (NO_TASKS_BY_LANGUAGE.has(content)) continue;
        const said = new Set(wordsOf(transcript));
        expect(wordsOf(content).filter((word) => word.length > 1 && !said.has(word))).toEqual([]);
      }
    },
    60_000,
  );
});

describe('a story', () => {
  const bare = (text: string) => text.replaceAll('**', '').replace(/\s+/gu, ' ').trim();

  it('changes no sentence: each stands as it does in the narrative, and none is lost', async () => {
    const below = seeded(7);
    for (const { transcript } of LONG) {
      const mixed = makeTranscript(transcript.split(/(?<=[.?!]) /u), below);
      const story = bare((await create('story', mixed)).replace(/^> .*/u, '').replaceAll('* * *', ''));
      const narrative = bare(await create('narrative', mixed));
      expect(sentencesOf([story]).sort()).toEqual(sentencesOf([narrative]).sort());
    }
  }, 60_000);

  it('has its scenes in the order of their time, with the words that tell it stressed', async () => {
    const transcript = `We are moving house. This morning Paul carried the piano down. Yesterday Clara packed the plates. Tomorrow the van comes.
      On Friday the old flat is painted. Three weeks ago Paul found the new flat by chance.`;
    const times = [...(await create('story', transcript)).matchAll(/\*\*(?<words>.+?)\*\*/gu)].map(
      ([, words]) => words,
    );
    expect(times).toEqual(['Three weeks ago', 'Yesterday', 'This morning', 'Tomorrow', 'On Friday']);
  });

  it('leaves a scene where it was told that would lose whom it speaks of', async () => {
    const transcript =
      'This morning Paul phoned about the piano. Yesterday he had no time for it. The piano is out of tune anyway.';
    expect(bare(await create('story', transcript)).replaceAll('* * * ', '')).toBe(transcript);
  });
});
