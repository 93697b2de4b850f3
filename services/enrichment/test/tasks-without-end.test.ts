import { Note, Task } from '@stitchbook/database';
import { type TestDatabase, addUser, createTestDatabase, reportFigure } from '@stitchbook/testing';
import { TaskRepository } from '../src/task.repository.ts';

const FOUND = 100;
const SEGMENTS = 100_000;
/** Behind four million characters. */
const WORDS = 'so '.repeat(4_000_000 / 3);
const TASKS = Array.from({ length: FOUND }, (_, at) => `I need to call shop ${at}.`);
const TRANSCRIPT = WORDS + TASKS.join(' ');

let database: TestDatabase;
let ownerId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  ownerId = await addUser(database.dataSource);
});
afterAll(() => database.drop());

const foundTasks = TASKS.map((sentence) => ({
  text: sentence.slice('I need to '.length, -1),
  sentence,
  at: TRANSCRIPT.indexOf(sentence),
  dueOn: null,
}));

/** The last of them has the tasks. */
function segmentsOfAll() {
  const each = WORDS.length / 3 / (SEGMENTS - 1);
  const wordsUntil = (segment: number) => Math.round(segment * each) * 3;
  return Array.from({ length: SEGMENTS }, (_, at) => ({
    startSeconds: at,
    endSeconds: at + 1,
    text: at === SEGMENTS - 1 ? TASKS.join(' ') : WORDS.slice(wordsUntil(at), wordsUntil(at + 1)),
  }));
}

/** How long the process at most did not come round to anything else. */
function watchTurns() {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 10);
  return { stop: () => (clearInterval(timer), Math.max(longest, performance.now() - last)) };
}

describe('a hundred tasks at the end of a note of four million characters', () => {
  it.each([
    ['without audio', [], null],
    ['of a hundred thousand segments', segmentsOfAll(), SEGMENTS - 1],
  ])(
    'are stored without holding up other jobs: %s',
    async (name, segments, atSeconds) => {
      const { dataSource } = database;
      const { identifiers } = await dataSource.getRepository(Note).insert({ ownerId, title: 'A note', transcript: '' });
      const id = Number(identifiers[0]?.['id']);
      const turns = watchTurns();
      await dataSource.transaction((transaction) =>
        new TaskRepository().storeFound(transaction, { id, ownerId, transcript: TRANSCRIPT, segments }, foundTasks),
      );
      const longest = turns.stop();
      const stored = await dataSource.getRepository(Task).find({ where: { noteId: id }, order: { id: 'ASC' } });
      expect(stored.map(({ text }) => text)).toEqual(foundTasks.map(({ text }) => text));
      expect(new Set(stored.map((task) => task.atSeconds))).toEqual(new Set([atSeconds]));
      reportFigure(
        42,
        `storing ${FOUND} tasks of a note ${name} held the worker for ${Math.round(longest)} ms at most`,
      );
      expect(longest).toBeLessThan(3_000);
    },
    120_000,
  );
});
