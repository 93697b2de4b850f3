import { cleanTags } from '@stitchbook/text/tags';

describe('cleaning tags', () => {
  it('trims and lowercases, and drops what is no text, blank or there already', () => {
    expect(cleanTags([' Work ', 'work', '', '  ', 7, null, ['x'], 'Idea'])).toEqual(['work', 'idea']);
  });

  it('takes nothing but a list', () => {
    expect(() => cleanTags('work')).toThrow(TypeError);
    expect(() => cleanTags(undefined)).toThrow(TypeError);
  });
});
