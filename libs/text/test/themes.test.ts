import { startBuiltInEngine } from './support/built-in-engine.ts';

const engine = startBuiltInEngine();
const themesOf = async (transcript: string, vocabulary: string[] = []) =>
  (await engine.understand({ transcript, vocabulary })).themes;

const RUN = 'Went for a run along the river, eight kilometres at an easy pace. My running shoes are worn out.';

describe('the themes of a note', () => {
  it('are few, lowercase and about what was said', async () => {
    const themes = await themesOf(
      'The dentist says I need a root canal. The appointment is on Monday, and my tooth hurts until then.',
    );
    expect(themes).toContain('health');
    expect(themes.length).toBeLessThanOrEqual(4);
    for (const theme of themes) expect(theme).toMatch(/^[a-z][a-z -]*$/u);
  });

  it('use the name that the owner already has for the subject', async () => {
    expect(await themesOf(RUN)).toContain('running');
    expect(await themesOf(RUN, ['Jogging', 'taxes'])).toContain('jogging');
    expect(await themesOf(RUN, ['Jogging', 'taxes'])).not.toContain('running');
  });

  it("find the owner's own names in any form, compounds as well", async () => {
    expect(await themesOf(RUN, ['running shoe'])).toContain('running shoe');
    expect(await themesOf('Met Ottoline about the Zephyr project.', ['ottoline', 'zephyr-projects'])).toEqual(
      expect.arrayContaining(['ottoline', 'zephyr-projects']),
    );
  });

  it('take a short name of the owner only where it is a thing, not any word that looks alike', async () => {
    expect(await themesOf('The lamp does not work and I want to ring the shop.', ['ring'])).not.toContain('ring');
  });

  it('distinguish a list of tasks from a note that mentions one', async () => {
    expect(await themesOf('Call the bank. Renew the passport. Return the ladder. Post the letter.')).toContain(
      'todo-list',
    );
    expect(
      await themesOf('A long quiet walk by the lake. I need to call Jo. The leaves were yellow. Saw a heron.'),
    ).not.toContain('todo-list');
  });

  it('are only names that stand in the text when it is in a language without words of its own', async () => {
    const transcript = 'I morgon måste jag köpa mjölk och bröd till middagen med min familj.';
    expect(await themesOf(transcript)).toEqual([]);
    expect(await themesOf(transcript, ['Familj', 'mjölk', 'arbete'])).toEqual(['familj', 'mjölk']);
  });

  it('are none where nothing was said', async () => {
    expect(await themesOf('', ['work'])).toEqual([]);
    expect(await themesOf(' Um. ', ['work'])).toEqual([]);
  });
});

describe('tag suggestions', () => {
  it('leave out what the note has, however it is written', async () => {
    const suggestions = await engine.suggestTags({
      transcript: RUN,
      existingTags: ['Running', 'FITNESS'],
      vocabulary: ['running'],
    });
    expect(suggestions).not.toContain('running');
    expect(suggestions).not.toContain('fitness');
  });

  it('are five at most', async () => {
    const vocabulary = ['river', 'kilometre', 'pace', 'shoe', 'easy', 'running', 'jog', 'run'];
    const suggestions = await engine.suggestTags({ transcript: RUN, existingTags: [], vocabulary });
    expect(suggestions.length).toBeGreaterThan(0);
    expect(suggestions.length).toBeLessThanOrEqual(5);
  });
});
