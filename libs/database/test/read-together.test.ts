import { ReadTogether } from '../src/read-together.ts';

/** Answers each statement when it is told to, with what is true when the statement begins. */
function startReads(most: number) {
  const truth = new Map<string, string>();
  const statements: { keys: string[]; answer: (error?: Error) => void }[] = [];
  const rows = new ReadTogether<string>((keys) => {
    const found = new Map([...truth].filter(([key]) => keys.includes(key)));
    return new Promise((resolve, reject) => {
      statements.push({ keys, answer: (error) => (error ? reject(error) : resolve(found)) });
    });
  }, most);
  return { truth, statements, rows };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('rows read together', () => {
  it('are read by one statement for who asks in the same moment, each key once', async () => {
    const { truth, statements, rows } = startReads(1);
    truth.set('a', 'A').set('b', 'B');
    const asked = Promise.all(['a', 'b', 'a', 'c'].map((key) => rows.read(key)));
    await nextTurn();
    expect(statements.map(({ keys }) => keys)).toEqual([['a', 'b', 'c']]);
    statements[0]?.answer();
    expect(await asked).toEqual(['A', 'B', 'A', undefined]);
  });

  it('are never older than the question, also when others have just asked the same', async () => {
    const { truth, statements, rows } = startReads(1);
    truth.set('a', 'before');
    const early = rows.read('a');
    await nextTurn();
    truth.set('a', 'after');
    const late = rows.read('a');
    await nextTurn();
    expect(statements).toHaveLength(1);
    statements[0]?.answer();
    expect(await early).toBe('before');
    await nextTurn();
    statements[1]?.answer();
    expect(await late).toBe('after');
  });

  it('do not wait while a statement may begin', async () => {
    const { statements, rows } = startReads(2);
    for (const key of ['a', 'b', 'c', 'd']) {
      void rows.read(key);
      await nextTurn();
    }
    expect(statements.map(({ keys }) => keys)).toEqual([['a'], ['b']]);
    statements[1]?.answer();
    await nextTurn();
    expect(statements.map(({ keys }) => keys)).toEqual([['a'], ['b'], ['c', 'd']]);
  });

  it('that could not be read fail for all who asked, and not for the next', async () => {
    const { truth, statements, rows } = startReads(1);
    const asked = [rows.read('a'), rows.read('b')].map((row) => expect(row).rejects.toThrow('away'));
    await nextTurn();
    statements[0]?.answer(new Error('away'));
    await Promise.all(asked);
    truth.set('a', 'A');
    const again = rows.read('a');
    await nextTurn();
    statements[1]?.answer();
    expect(await again).toBe('A');
  });
});
