import type { createDataSource } from '@stitchbook/database';
import { addUser } from '@stitchbook/testing';

type DataSource = ReturnType<typeof createDataSource>;

const NOTES_OF_ONE = 100_000;
const NOTES_OF_OTHERS = 20_000;
const AT_ONCE = 2_000;
const WORDS_IN_A_NOTE = 80;
const WORDS = 20_000;
const SYLLABLES = 'ba ro mi ten gar sol ka li pre tor van der mo shi el qui na fer lo stu'.split(' ');
const ENDINGS = ['', 's', 'ing', 'ed', 'er', 'ion', 'ly', 'ment', 'able', 'al'];
/** As frequent as in English. */
const FREQUENT =
  'the and to of a i it in that was for you is on with this garden meeting morning dad letter coffee'.split(' ');
export const NOTHING = 'what nobody said';

let seed = 20_260;
/** The same notes in every run. */
function random(): number {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
  return seed / 0x7fffffff;
}
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

const vocabulary = Array.from(
  { length: WORDS },
  (_, rank) => FREQUENT[rank] ?? pick(SYLLABLES) + pick(SYLLABLES) + pick(SYLLABLES) + pick(ENDINGS),
);
/** A few words are frequent, most are rare. */
const speak = (words: number) =>
  Array.from({ length: words }, () => vocabulary[Math.floor(random() ** 4 * WORDS)]).join(' ');

/** Saves the notes, with tags and comments, and returns what to search for, by what kind of search it is. */
export async function fillWithSpeech(dataSource: DataSource, readerId: string): Promise<Record<string, string[]>> {
  const otherId = await addUser(dataSource, { issuer: 'bench' });
  for (const [ownerId, count] of [
    [readerId, NOTES_OF_ONE],
    [otherId, NOTES_OF_OTHERS],
  ] as const) {
    for (let saved = 0; saved < count; saved += AT_ONCE) {
      const texts = Array.from({ length: AT_ONCE }, () => [speak(4), speak(WORDS_IN_A_NOTE)]);
      await dataSource.query(
        `insert into notes (owner_id, title, transcript, duration, created_at)
         select $1, title, transcript, 30, now() - ($4 + number) * interval '1 minute'
         from unnest($2::text[], $3::text[]) with ordinality t (title, transcript, number)`,
        [ownerId, texts.map(([title]) => title), texts.map(([, transcript]) => transcript), saved],
      );
    }
  }
  await tagAndShare(dataSource, readerId, otherId);
  await dataSource.query('vacuum analyze notes, note_search, themes, note_themes, shares, comments');
  return searches();
}

async function tagAndShare(dataSource: DataSource, readerId: string, otherId: string): Promise<void> {
  await dataSource.query(`insert into themes (owner_id, name) select $1, 'theme' || i from generate_series(1, 40) i`, [
    readerId,
  ]);
  await dataSource.query(
    `insert into note_themes (note_id, theme_id, position)
     select n.id, t.id, 0 from notes n join themes t on t.name = 'theme' || 1 + n.id / 5 % 40 where n.owner_id = $1 and n.id % 5 = 0`,
    [readerId],
  );
  await dataSource.query(
    `insert into shares (note_id, user_id, permission) select id, $1, 'comment' from notes where owner_id = $2 and id % 7 = 0`,
    [readerId, otherId],
  );
  await dataSource.query(
    `insert into comments (note_id, user_id, content)
     select id, $1, 'A remark' || id % 20 || ' that was made.' from notes where id % 50 = 0`,
    [otherId],
  );
}

function searches(): Record<string, string[]> {
  const words = Array.from({ length: 40 }, (_, index) => vocabulary[60 + index * 83] ?? '');
  const long = words.filter((word) => word.length >= 6 && word[2] !== word[3]);
  return {
    'a word': words,
    'a word of every third': ['garden', 'meeting', 'morning'],
    'two words in any order': words.map((word, index) => `${word} ${vocabulary[30 + index] ?? ''}`),
    'the beginning of a word': words.map((word) => word.slice(0, 4)),
    'a word with a typo': long.map((word) => `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`),
    'a tag': Array.from({ length: 40 }, (_, index) => `theme${1 + index}`),
    'a word of a comment': Array.from({ length: 20 }, (_, index) => `remark${index}`),
    [NOTHING]: ['xylophonist', 'quixotic zebra', 'kvetching'],
  };
}
