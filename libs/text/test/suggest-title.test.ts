import { suggestTitle } from '../src/built-in/suggest-title.ts';

describe('the title that a note is offered', () => {
  it.each([
    ['So, um, the kitchen is finally happening. The builders came at seven.', 'The kitchen is finally happening'],
    [
      'okay so i talked to the hospital about dad and he goes in may',
      'I talked to the hospital about dad and he goes in may',
    ],
    ['I think we should paint the fence green.', 'We should paint the fence green'],
    ['Note to self: the plumber comes on thursday.', 'The plumber comes on Thursday'],
    ['Call Mum.', 'Call Mum'],
    ['Oh my god, she passed the driving test!', 'She passed the driving test!'],
    ['Can I take the iron tablets with coffee? Or not?', 'Can I take the iron tablets with coffee?'],
  ])('is how %j begins, without fillers', (words, title) => {
    expect(suggestTitle(words)).toBe(title);
  });

  it('is the task where one is spoken of, and not where "have to" is no task', () => {
    expect(suggestTitle('I need to call the dentist tomorrow.')).toBe('Call the dentist tomorrow');
    expect(suggestTitle('I have to say the soup was great.')).toBe('I have to say the soup was great');
  });

  it('is the first clause of a long sentence, whole', () => {
    expect(
      suggestTitle('Eleven kilometres this morning, which is the longest I have run since the injury in the spring.'),
    ).toBe('Eleven kilometres this morning');
    expect(
      suggestTitle(
        'If the weather stays nice until the weekend, we could finally take the boat out, with the kids and Arlo.',
      ),
    ).toBe('We could finally take the boat out, with the kids and Arlo');
    expect(
      suggestTitle(
        'And Mr. John Dashwood had then leisure to consider how much there might be prudently in his power to do for them.',
      ),
    ).toBe('Mr. John Dashwood had then leisure to consider');
  });

  it('is cut between two words where no clause is short enough, and says so', () => {
    const title = suggestTitle(
      'Yesterday evening Jonas and I had the same old argument about money again as every single month before rent day',
    );
    expect(title).toBe('Yesterday evening Jonas and I had the same old argument…');
  });

  it('passes over sentences that say nothing by themselves', () => {
    expect(suggestTitle('Testing, testing. Is this on? Okay. I have to record this before I forget. Rosa sang.')).toBe(
      'Rosa sang',
    );
    expect(suggestTitle('For the move. Tell the gas and the council.')).toBe('Tell the gas and the council');
  });

  it.each(['', ' ', '...', 'Um.', 'Okay, so, yeah.', 'Hello.', 'I do not know.', 'It was that.', '\u0000\n.'])(
    'is none for %j',
    (words) => {
      expect(suggestTitle(words)).toBeNull();
    },
  );

  it('is the beginning of a German note, too', () => {
    expect(suggestTitle('Also, die Probe gestern war richtig gut, und niemand kam zu spät.')).toBe(
      'Die Probe gestern war richtig gut, und niemand kam zu spät',
    );
    expect(
      suggestTitle(
        'Ich glaube, wir haben die Küche falsch ausgemessen, weil die Arbeitsplatte jetzt nicht zwischen die Wände passt.',
      ),
    ).toBe('Wir haben die Küche falsch ausgemessen');
    expect(suggestTitle('Ähm, also, ja.')).toBeNull();
  });

  it('is a sentence of other languages', () => {
    expect(suggestTitle("J'ai trouvé une petite maison près de la mer. Elle est bleue.")).toBe(
      "J'ai trouvé une petite maison près de la mer",
    );
    expect(suggestTitle('明日の朝は歯医者に行きます。それから買い物。')).toBe('明日の朝は歯医者に行きます');
  });

  it('is made of the words of the note alone, in their order, and never longer than 60 characters', () => {
    const words = 'well the  long-haired dachshund of my neighbour barks. '.repeat(40) + 'x'.repeat(9_000);
    for (let from = 0; from < 200; from += 1) {
      const title = suggestTitle(words.slice(from));
      expect([...(title ?? '')].length).toBeLessThanOrEqual(60);
      expect(words.replaceAll('  ', ' ').toLowerCase()).toContain((title ?? '').replace('…', '').toLowerCase());
    }
    expect(suggestTitle('x'.repeat(9_000))).toBeNull();
  });

  it('holds no letters made of thousands of marks', () => {
    expect(suggestTitle(`a${'\u0301'.repeat(3_000)} lovely garden party.`)).toBeNull();
  });
});
