import { loadSettings } from '@stitchbook/config';
import { createLogger } from '@stitchbook/logging';
import { createLanguageEngine, LanguageSettings, type LanguageEngine } from '@stitchbook/text';

const start = (environment: Record<string, string>) =>
  createLanguageEngine(loadSettings(LanguageSettings, environment), createLogger('test', { level: 'silent' }));
const LONG = 'I went to the shop and bought some milk for Anna. '.repeat(40_000);
const narrate = (engine: LanguageEngine, transcript: string, signal?: AbortSignal) =>
  engine.create({ type: 'narrative', transcript, title: 'A note', recordedAt: new Date() }, signal ? { signal } : {});

/** Hours of turning, memory without end: what a text can do to whoever reads it ends with that text. */
describe('a text that cannot be read within its bounds', () => {
  it('fails with a sentence when its time is over, and the next one is read as before', async () => {
    const engine = start({ TEXT_THREADS: '1', TEXT_DEADLINE_MS: '100' });
    const endless = narrate(engine, LONG);
    await expect(endless).rejects.toMatchObject({ code: 'language.timed-out', permanent: true });
    await expect(endless).rejects.toThrow('so the work on it was stopped');
    const onlyThread = start({ TEXT_THREADS: '1' });
    expect((await narrate(onlyThread, 'Um, I went to the shop.')).content).toBe('I went to the shop.');
  });

  it('fails with a sentence when it needs more memory than it may have', async () => {
    const engine = start({ TEXT_MEMORY_MB: '64', TEXT_DEADLINE_MS: '120000' });
    await expect(narrate(engine, LONG)).rejects.toMatchObject({ code: 'language.out-of-memory', permanent: true });
    expect((await narrate(engine, 'I went home.')).content).toBe('I went home.');
  }, 120_000);

  it('holds up nobody whose text is short', async () => {
    const engine = start({ TEXT_THREADS: '2' });
    const leave = new AbortController();
    const order: string[] = [];
    const long = narrate(engine, LONG.repeat(2), leave.signal).then(
      () => order.push('long'),
      () => order.push('stopped'),
    );
    await narrate(engine, 'I went home.').then(() => order.push('short'));
    leave.abort(new Error('cancelled'));
    await long;
    expect(order).toEqual(['short', 'stopped']);
  }, 120_000);

  it('takes its turn when all threads read, without losing time of its own for that', async () => {
    const engine = start({ TEXT_THREADS: '1', TEXT_DEADLINE_MS: '4000' });
    const texts = Array.from({ length: 12 }, (_, at) => narrate(engine, `I went to shop number ${at}.`));
    const written = await Promise.all(texts);
    expect(written.map(({ content }) => content)).toEqual(
      Array.from({ length: 12 }, (_, at) => `I went to shop number ${at}.`),
    );
  }, 60_000);
});
