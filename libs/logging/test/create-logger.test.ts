import { createLogger } from '@stitchbook/logging';

const lines: string[] = [];
const logger = createLogger('test', { level: 'trace' }, { write: (line) => void lines.push(line) });
const lastLine = () => JSON.parse(String(lines.at(-1))) as Record<string, unknown>;

/** As a database driver throws it: what people said is in its parameters and its detail. */
function databaseError(): Error {
  const fields = { code: '23505', detail: 'Key (name)=(canary)', parameters: ['canary'], query: 'insert' };
  return Object.assign(new Error('duplicate key value'), fields);
}

/** What the parser says of a text. */
function broken(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    return error;
  }
}

describe('a line of the log', () => {
  it('has the service and the level', () => {
    logger.info({ jobId: '1' }, 'a job is done');
    expect(lastLine()).toMatchObject({ service: 'test', level: 'info', jobId: '1', msg: 'a job is done' });
  });

  it('has of an error what went wrong and where, and none of its other properties', () => {
    logger.error({ err: databaseError() }, 'a request failed');
    expect(lastLine()['err']).toMatchObject({ message: 'duplicate key value', code: '23505' });
    expect(lines.at(-1)).toContain('create-logger.test.ts');
    expect(lines.at(-1)).not.toContain('canary');
  });

  it('has as little of what caused an error', () => {
    logger.warn({ err: new Error('it failed', { cause: databaseError() }), cause: databaseError() }, 'a job failed');
    expect(lastLine()).toMatchObject({
      err: { cause: { message: 'duplicate key value' } },
      cause: { code: '23505' },
    });
    expect(lines.at(-1)).not.toContain('canary');
  });

  it('says as little of an error under whatever key it is logged', () => {
    logger.error({ failure: databaseError() }, 'a page failed');
    expect(lastLine()['failure']).toMatchObject({ message: 'duplicate key value', code: '23505' });
    logger.error(databaseError(), 'a page failed');
    expect(lastLine()['err']).toMatchObject({ code: '23505' });
    expect(lines.join('')).not.toContain('canary');
  });

  it.each([
    ['the answer of a service', Object.assign(new Error('400 I do not like the canary\n    canary'), { status: 400 })],
    ['a document that is broken', broken('{"the canary')],
    ['a value of the wrong kind', Object.assign(new Error('invalid input: "canary"'), { code: '22P02' })],
  ])('does not quote %s', (_what, err) => {
    logger.error({ err: new Error('it failed', { cause: err }) }, 'a job failed');
    expect(lines.at(-1)).not.toContain('canary');
    expect(lastLine()).toMatchObject({ err: { cause: { message: expect.stringMatching(/\w/) } } });
  });

  it('ends also where errors come from each other, or were no errors', () => {
    const circle = new Error('a circle');
    circle.cause = circle;
    for (const err of [circle, { transcript: 'canary' }, 'thrown', undefined, null]) logger.error({ err }, 'failed');
    expect(lines.join('')).not.toContain('canary');
  });
});
