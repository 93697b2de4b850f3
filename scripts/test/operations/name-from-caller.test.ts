const module = new URL('../../operations/name-from-caller.mjs', import.meta.url).href;
const { nameFromCaller } = (await import(module)) as {
  nameFromCaller(named: string, environment: { INIT_CWD?: string }): string;
};

describe('the file that a person names', () => {
  it.each([
    ['friday.tar', '/home/ada', '/home/ada/friday.tar'],
    ['../backups/', '/home/ada', '/home/backups/'],
    ['/var/backups/friday.tar', '/home/ada', '/var/backups/friday.tar'],
    ['-', '/home/ada', '-'],
  ])('%s is meant from where npm was called', (named, INIT_CWD, meant) => {
    expect(nameFromCaller(named, { INIT_CWD })).toBe(meant);
  });
});
