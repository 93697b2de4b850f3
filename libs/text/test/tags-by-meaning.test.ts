import { startBuiltInEngine } from './support/built-in-engine.ts';

const engine = startBuiltInEngine();
const METEORS = 'We lay on the jetty and counted meteors until two at night. Pia had thirty one of them.';
const GARDEN = 'I planted tomatoes in the garden, and watered the roses. The lawn needs mowing.';
const vocabulary = ['paperwork', 'Astronomy'];

describe('tags by what the owner’s names mean', () => {
  it('have the closest name first, as it is kept, if it is close enough', async () => {
    const { themes } = await engine.understand({ transcript: METEORS, vocabulary, likeness: [0.1, 0.4] });
    expect(themes[0]).toBe('astronomy');
    const far = await engine.understand({ transcript: METEORS, vocabulary, likeness: [0.1, 0.2] });
    expect(far.themes).not.toContain('astronomy');
  });

  it('need more likeness where the words say what it is about', async () => {
    const likeness = [0.1, 0.3];
    const { themes } = await engine.understand({ transcript: GARDEN, vocabulary, likeness });
    expect(themes.length).toBeGreaterThan(0);
    expect(themes).not.toContain('astronomy');
    const bare = await engine.understand({ transcript: 'There we were, until two.', vocabulary, likeness });
    expect(bare.themes).toEqual(['astronomy']);
  });

  it('are two at most, and each once', async () => {
    const asked = { transcript: GARDEN, vocabulary: ['tomatoes', 'roses'] };
    const known = await engine.understand({ ...asked, likeness: [0.5, 0.4] });
    expect(known.themes).toHaveLength(2);
    expect(known.themes[0]).toBe('tomatoes');
    const unknown = await engine.understand(asked);
    expect(unknown.themes).toHaveLength(3);
  });

  it('are suggested too, unless the note has them', async () => {
    const asked = { transcript: METEORS, vocabulary, likeness: [0.1, 0.4] };
    expect((await engine.suggestTags({ ...asked, existingTags: [] }))[0]).toBe('astronomy');
    expect(await engine.suggestTags({ ...asked, existingTags: ['astronomy'] })).not.toContain('astronomy');
  });

  it('are for English alone: of other languages nobody has measured what is close', async () => {
    const transcript =
      'Wir haben bis zwei Uhr nachts Sternschnuppen gezählt, und danach war es ziemlich kalt auf dem Steg.';
    const { themes } = await engine.understand({ transcript, vocabulary, likeness: [0.1, 0.9] });
    expect(themes).not.toContain('astronomy');
  });
});
