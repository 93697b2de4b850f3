const module = new URL('../../operations/run-operation.ts', import.meta.url).href;
const { resolveFromCaller } = (await import(module)) as {
  resolveFromCaller(named: string, environment: { INIT_CWD?: string }): string;
};

describe('the file that a person names', () => {
  it.each([
    ['friday.tar', '/home/ada', '/home/ada/friday.tar'],
    ['../backups/', '/home/ada', '/home/backups/'],
    ['/var/backups/friday.tar', '/home/ada', '/var/backups/friday.tar'],
    ['-', '/home/ada', '-'],
  ])('%s is meant from where npm was called', (named, INIT_CWD, meant) => {
    expect(resolveFromCaller(named, { INIT_CWD })).toBe(meant);
  });
});
