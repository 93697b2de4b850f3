import { NOTE_CREATION_TYPES, type NoteCreationType } from '@stitchbook/contracts';
import { startBuiltInEngine } from './support/built-in-engine.ts';

const engine = startBuiltInEngine();
const write = async (type: NoteCreationType, transcript: string, title = 'New Voice Note') =>
  (await engine.create({ type, transcript, title, recordedAt: new Date('2026-11-21T10:00:00Z') })).content;

const TRIP = `Okay so, um, we, uh, we arrived in Porto on Thursday night, you know, really late, and the, the guy from the apartment, João, he was, um, he was waiting for us with soup.
On Friday we walked for hours, I mean, basically everywhere. The bookshop was like being inside a cake. I need to send João a postcard. Maria will look after the photos. I don't know, I like it here.`;

describe('a creation without a language model', () => {
  it('loses fillers, doubled words and false starts', async () => {
    const text = await write('narrative', TRIP);
    expect(text).toContain(
      'We arrived in Porto on Thursday night, really late, and the guy from the apartment, João, he was waiting for us with soup.',
    );
    expect(text).not.toMatch(/\b(?:um|uh|you know|i mean)\b/iu);
  });

  it('keeps words that only sound like fillers', async () => {
    expect(
      await write(
        'narrative',
        'I like tea. You know him well. It was so, so good. She had had enough. The right way is, um, the long one.',
      ),
    ).toBe('I like tea. You know him well. It was so, so good. She had had enough. The right way is the long one.');
  });

  it.each(NOTE_CREATION_TYPES.filter((type) => type !== 'podcast_script'))(
    'says nothing in a %s that was not said',
    async (type) => {
      const said = new Set(TRIP.toLowerCase().match(/[\p{L}']+/gu));
      const text = await write(type, TRIP);
      expect((text.toLowerCase().match(/[\p{L}']+/gu) ?? []).filter((word) => !said.has(word))).toEqual([]);
      expect(text.length).toBeGreaterThan(20);
    },
  );

  it('adds only a greeting, the day and a goodbye to a podcast script', async () => {
    const script = await write('podcast_script', TRIP, 'Porto');
    expect(script).toMatch(/^# Porto\n\n\*\*Host:\*\* Welcome\. This is "Porto", recorded on November 21, 2026\./u);
    expect(script).toContain('waiting for us with soup');
  });

  it('asks about the own subjects and times of a note in a podcast script, and lets it answer', async () => {
    const said = `My sister bought a barn last winter. The barn needs a new roof before the snow comes, and nobody in the village has time for it.
      On Friday we drove out to look at it with a roofer from the next town. The roofer laughed and then he stopped laughing.`;
    const voices = [...(await write('podcast_script', said, 'The barn')).matchAll(/^\*\*(\w+):\*\* (.*)$/gmu)];
    expect(voices.map(([, voice]) => voice)).toEqual(['Host', 'Guest', 'Host', 'Guest', 'Host']);
    expect(voices[0]?.[2]).toMatch(/Tell me about the barn\.$/u);
    expect(voices[2]?.[2]).toBe('And on Friday?');
    expect(voices[3]?.[2]).toMatch(/^On Friday we drove out.*stopped laughing\.$/u);
  });

  it('puts headings from the note over the parts of a long narrative', async () => {
    const part = (thing: string, other: string) =>
      `The ${thing} worries me. I looked at the ${thing} again and thought about what ${other} said in spring when we stood there for an hour. ` +
      `Nobody had told us how much work the ${thing} would be, and I am still not sure that ${other} believes it. `;
    const said = [
      ['staircase', 'Clara'],
      ['chimney', 'Paul'],
      ['orchard', 'Imran'],
      ['cellar', 'Yvonne'],
      ['piano', 'Baz'],
      ['kitchen', 'Ewa'],
      ['balcony', 'Jo'],
    ];
    const text = await write('narrative', said.map(([thing = '', other = '']) => part(thing, other)).join(''));
    const headings = text.match(/(?<=^## ).*$/gmu) ?? [];
    expect(headings.length).toBeGreaterThan(2);
    expect(said.map(([thing]) => thing)).toEqual(expect.arrayContaining(headings.map((each) => each.toLowerCase())));
  });

  it('keeps every person, day and number in a narrative', async () => {
    const text = await write('narrative', TRIP);
    for (const fact of ['João', 'Maria', 'Porto', 'Thursday', 'Friday']) expect(text).toContain(fact);
  });

  it('brings together what the speaker came back to', async () => {
    const transcript = `The allotment fence is rotten and the carpenter wants to see the posts. It leans towards the path and it will not stand another winter, I am sure of that.
      My cousin Lena plays the violin in the town orchestra now. The concert is at the old theatre in May, and everybody from the choir has tickets for the violin solo already.
      I asked the carpenter about the fence once more. He says the posts can stay.`;
    const [first] = (await write('narrative', transcript)).split('\n\n');
    expect(first).toMatch(/rotten[\s\S]*posts can stay/u);
  });

  it('makes short orders of what is to be done, each with whose it is', async () => {
    const list = await write(
      'action_items',
      `${TRIP} Don't forget to call the bank because they close at five. Then buy stamps. I need to be patient.`,
    );
    expect(list.split('\n')).toEqual([
      '- [ ] Send João a postcard',
      '- [ ] Maria: look after the photos',
      '- [ ] Call the bank',
      '- [ ] Buy stamps',
    ]);
  });

  it('says so when there is nothing to do, or nothing was said', async () => {
    expect(await write('action_items', 'The sea was very calm today.')).toBe('No tasks were mentioned in this note.');
    expect(await write('action_items', "We talked about the garden. Don't forget to ---")).toBe(
      'No tasks were mentioned in this note.',
    );
    for (const type of NOTE_CREATION_TYPES) expect(await write(type, ' Um, okay. ')).toContain('Nothing was said');
  });

  it('summarises in a few of its sentences, in their order', async () => {
    const sentences = Array.from(
      { length: 30 },
      (_, at) => `Point ${at} is about budget line ${at % 4} and the meeting on Monday.`,
    );
    const lines = (await write('summary', sentences.join(' '))).split('\n');
    expect(lines.length).toBeLessThanOrEqual(7);
    const order = lines.map((line) => Number(/Point (\d+)/u.exec(line)?.[1]));
    expect(order).toEqual([...order].sort((one, other) => one - other));
  });

  it('keeps no character that a database or a reader would choke on', async () => {
    expect(await write('narrative', 'The sea\u0000 was calm\ud800 and the\u0007 sky was clear.')).toBe(
      'The sea was calm and the sky was clear.',
    );
  });

  it('leaves out the lines that somebody drew between their words', async () => {
    const transcript = `I went to the shop.\n${'-'.repeat(26)}\nBuy milk\n* * *\nCall Marta.`;
    expect(await write('narrative', transcript)).not.toMatch(/[-*]/);
  });

  it('gives one sentence back tidied', async () => {
    expect(await write('summary', 'um remind me to call the, the plumber')).toBe('Remind me to call the plumber.');
  });

  it('breaks speech without full stops into sentences one can read', async () => {
    const text = await write(
      'narrative',
      'so i was thinking about the garden and i think we should move the beans to the back because the front gets no sun after three and then i could put the herbs where the beans are now and also the fence needs paint and i told sam i would do it before june and we still have half a tin of the green one',
    );
    expect(text.split('. ').length).toBeGreaterThan(2);
    expect(text).toContain('before June');
  });

  it('leaves a note in another language as it was said, but for its fillers', async () => {
    expect(await write('narrative', 'Anna schickt die Zahlen bis Freitag. Ähm, ich muss noch den Raum buchen.')).toBe(
      'Anna schickt die Zahlen bis Freitag. Ich muss noch den Raum buchen.',
    );
    const german = 'Er fährt um neun Uhr, und er kann das Klavier um die Ecke tragen. Ah, das ist gut.';
    expect(await write('narrative', german)).toBe(german);
  });
});
