import { startBuiltInEngine } from './support/built-in-engine.ts';

const engine = startBuiltInEngine();
const moodOf = async (transcript: string) => (await engine.understand({ transcript, vocabulary: [] })).sentiment;

describe('the mood of a note', () => {
  it.each([
    ['The concert was good and the people were nice.', 'positive'],
    ['This is the happiest day of my life, I am absolutely thrilled, it was wonderful!', 'very_positive'],
    ['The bread is in the cupboard and the keys are on the table.', 'neutral'],
    ['I had a bad night and my back is sore.', 'negative'],
    ['I am devastated and heartbroken, this is a nightmare, I hate every second of it.', 'very_negative'],
  ])('reads %j as %s', async (transcript, mood) => {
    expect(await moodOf(transcript)).toBe(mood);
  });

  it.each([
    ['The bread is here. I am so happy about the garden! It rains.', 'I am so happy about the garden!'],
    ['It was a nice day. But I’m devastated and I hate this. We ate.', 'But I’m devastated and I hate this.'],
    ['The bread is in the cupboard.', null],
    ['Some days I am excited about it. Some days I am scared of it.', null],
    ['', null],
  ])('of %j rests on %j, as it stands there', async (transcript, sentence) => {
    expect((await engine.understand({ transcript, vocabulary: [] })).moodSentence).toBe(sentence);
  });

  it('rests on a part of a sentence that never ends', async () => {
    const transcript = `${'and then we walked on '.repeat(200)}and I am so happy about it ${'and on we walked '.repeat(200)}`;
    const { moodSentence, sentiment } = await engine.understand({ transcript, vocabulary: [] });
    expect({ sentiment, moodSentence }).toMatchObject({ moodSentence: expect.stringContaining('so happy about it') });
    expect(moodSentence?.length).toBeLessThanOrEqual(300);
    expect(transcript).toContain(moodSentence);
  });

  it('rests on a sentence in other languages too', async () => {
    const transcript =
      'Heute Morgen bin ich früh aufgestanden und habe Brot gekauft. Ich freue mich sehr über den Garten, er ist wunderschön. Danach bin ich nach Hause gegangen.';
    expect((await engine.understand({ transcript, vocabulary: [] })).moodSentence).toBe(
      'Ich freue mich sehr über den Garten, er ist wunderschön.',
    );
  });

  it('turns round what is denied', async () => {
    expect(await moodOf("The talk wasn't good and I'm not happy with it.")).toBe('negative');
    expect(await moodOf("It isn't bad at all and there's no pain.")).not.toMatch(/negative/u);
  });

  it('knows that a comparison denies nothing', async () => {
    expect(await moodOf('I have never been so happy.')).toMatch(/positive/u);
    expect(await moodOf("I haven't enjoyed a film this much in years.")).toMatch(/positive/u);
  });

  it('feels the difference between a little and a lot', async () => {
    expect(await moodOf('I am a little sad.')).not.toBe(
      await moodOf('I am so incredibly sad, truly miserable, completely hopeless.'),
    );
  });

  it('believes what comes after "but"', async () => {
    expect(await moodOf('The trip was tiring but the view was beautiful and I loved it.')).toBe('positive');
    expect(await moodOf('The view was nice but I felt awful and lonely the whole time.')).toBe('negative');
  });

  it('lets feelings that balance each other stand', async () => {
    expect(await moodOf('Some days I am excited about it. Some days I am scared of it.')).toBe('neutral');
  });

  it('does not take a question or a wish for a feeling', async () => {
    expect(await moodOf('Is the soup good? Would it be nice with lemon?')).toBe('neutral');
  });

  it('lets tears take the side of everything else that was said', async () => {
    expect(await moodOf('I cried and screamed, I was so proud and happy, what wonderful news!')).toBe('very_positive');
    expect(await moodOf('I cried and screamed, I was so ashamed and hurt.')).toMatch(/negative/u);
  });

  it('finds words of everyday use without a mood', async () => {
    expect(await moodOf('Check the blood pressure. Set the alarm. Buy pine nuts and sweet potatoes.')).toBe('neutral');
  });

  it('stays neutral where it understands nothing or nothing was said', async () => {
    expect(await moodOf('Jag är väldigt ledsen i dag och har inte sovit på hela natten.')).toBe('neutral');
    expect(await moodOf('今日はとても悲しいです。')).toBe('neutral');
    expect(await moodOf('')).toBe('neutral');
  });
});
