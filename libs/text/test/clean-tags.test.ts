import { cleanTags } from '@stitchbook/text/tags';

describe('cleaning tags', () => {
  it('trims and lowercases, and drops what is no text, blank or there already', () => {
    expect(cleanTags([' Work ', 'work', '', '  ', 7, null, ['x'], 'Idea'])).toEqual(['work', 'idea']);
  });

  it.each([
    ['an accent that was typed apart', 'cafe\u0301', 'café'],
    ['a capital without a composed letter', 'J\u030C', 'ǰ'],
    ['a zero-width space', 'wo\u200brk', 'work'],
    ['a byte order mark and a soft hyphen', '\ufeffwo\u00adrk', 'work'],
    ['marks of direction', '\u202ework\u200f', 'work'],
    ['a line break and a tab', 'new\r\n\tyork', 'new york'],
    ['spaces of any kind', 'new \u00a0 york', 'new york'],
    ['a bell', 'work\u0007', 'work'],
  ])('takes what looks the same for the same: %s', (_, typed, tag) => {
    expect(cleanTags([tag, typed])).toEqual([tag]);
    expect(cleanTags([typed])).toEqual([tag]);
  });

  it('drops what nobody sees', () => {
    expect(cleanTags(['\u200b', '\u200d', '\u200e', '\u2060', '\ufe0f', '\u3164', '\u2800', '\u00ad \u0007'])).toEqual(
      [],
    );
  });

  it('leaves what emoji and scripts are written with, and what is refused elsewhere', () => {
    const tags = ['👨‍👩‍👧', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم', 'ıspanak', 'straße', 'a,b', '#work', 'a\0b', '\ud83d'];
    expect(cleanTags(tags)).toEqual(tags);
    expect(cleanTags(cleanTags(['İzmir']))).toEqual(cleanTags(['İzmir']));
  });

  it('takes nothing but a list', () => {
    expect(() => cleanTags('work')).toThrow(TypeError);
    expect(() => cleanTags(undefined)).toThrow(TypeError);
  });
});
