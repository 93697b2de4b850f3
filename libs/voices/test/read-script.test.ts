import { readScript } from '../src/index.ts';

const say = (content: string) => readScript(content, { isDialogue: false }).map(({ text }) => text);
const dialogue = (content: string) =>
  readScript(content, { isDialogue: true }).map(({ voice, text }) => `${voice} ${text}`);

describe('what is said of a creation', () => {
  it('has no marks of Markdown, no addresses and no pictures of what is not there', () => {
    expect(
      say(
        '# The *boat*\n\nWe met [Clara](https://example.org) at the `harbour`.\n\n> She said **yes**.\n\n---\n\n![A quay](a.png)',
      ),
    ).toEqual(['The boat', 'We met Clara at the harbour.', 'She said yes.', 'A quay']);
  });

  it('has each item of a list and of a checklist, ticked or not', () => {
    expect(say('To do:\n\n- [ ] Call **Bea**\n- [x] Buy milk\n  - oat\n\n1. First\n2. Second')).toEqual([
      'To do:',
      'Call Bea',
      'Buy milk',
      'oat',
      'First',
      'Second',
    ]);
  });

  it('has the cells of a table, and what looks like HTML as words', () => {
    expect(say('| who | when |\n|---|---|\n| Ana | noon |\n\nTom &amp; <b>Bea</b>')).toEqual([
      'who, when,',
      'Ana, noon,',
      'Tom & b Bea /b',
    ]);
  });

  it('gives those who speak in a dialogue two voices in turn, and does not say their names', () => {
    expect(dialogue('# Sea\n\n**Host:** Welcome.\n\n**Guest:** Hi.\n\nStill me.\n**Host:** And then?')).toEqual([
      '0 Sea',
      '0 Welcome.',
      '1 Hi.',
      '1 Still me.',
      '0 And then?',
    ]);
  });

  it('says what is bold where nobody speaks in turn', () => {
    expect(say('**Note:** bring milk.')).toEqual(['Note: bring milk.']);
  });

  it('has the words of what is nested deeper than anybody reads', () => {
    expect(say(`${'> '.repeat(500)}deep`)).toEqual(['deep']);
  });

  it.each(['', '   ', '... !!! ???', '---', '😀'])('has no line of %j', (content) => {
    expect(say(content)).toEqual([]);
  });

  it.each(['*', '_', '[', '`', '> ', '- > ', '<', '![', '- ', '  - a\n', '|a|b\n|-|-\n', '**Host:** a '])(
    'is read from sixty thousand characters of %j',
    (mark) => {
      expect(Array.isArray(dialogue(mark.repeat(60_000 / mark.length)))).toBe(true);
    },
  );
});
