import { parseLogLine } from '@stitchbook/supervision';

describe('reading a log line', () => {
  it('takes a line of our logger as it is', () => {
    const json = '{"level":"error","service":"gateway","msg":"no store"}';
    expect(parseLogLine('gateway', json, 'stdout')).toEqual({ level: 'error', message: 'no store', json });
  });

  it('has what ended a process in its message', () => {
    const json = '{"level":"fatal","err":{"message":"listen EADDRINUSE :::3000"},"msg":"uncaught exception"}';
    const message = 'uncaught exception: listen EADDRINUSE :::3000';
    expect(parseLogLine('gateway', json, 'stdout')).toEqual({ level: 'fatal', message, json });
  });

  it.each(['Error: out of thread', '{"broken', '{"message":"json of someone else"}', 'null'])('wraps %s', (line) => {
    const record = parseLogLine('gateway', line, 'stderr', new Date(0));
    expect(record).toMatchObject({ level: 'warn', message: line });
    expect(JSON.parse(record.json)).toEqual({
      level: 'warn',
      time: '1970-01-01T00:00:00.000Z',
      service: 'gateway',
      msg: line,
    });
  });
});
