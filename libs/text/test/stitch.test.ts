import { CREATION_TYPES } from '@stitchbook/contracts';
import type { NoteToStitch, StitchInput } from '../src/language-engine.ts';
import { startBuiltInEngine } from './support/built-in-engine.ts';

const engine = startBuiltInEngine();
const note = (title: string, day: string, transcript: string, rest: Partial<NoteToStitch> = {}): NoteToStitch => ({
  title,
  transcript,
  recordedAt: new Date(`2026-11-${day}:00Z`),
  timeZone: 'Europe/Berlin',
  sentiment: null,
  themes: [],
  ...rest,
});
const NOTES = [
  note(
    'The boat',
    '16T10:00',
    'Um, so, on Monday I met Clara at the harbour. We, we talked about the boat. I need to call the boatyard before the weekend.',
    { sentiment: 'positive', themes: ['boats', 'friends'] },
  ),
  note(
    'The garden',
    '18T23:30',
    'The garden is a mess after the storm. The fence fell onto the roses. I have to fix the fence.',
    { sentiment: 'negative', themes: ['garden', 'friends'] },
  ),
  note('Hm', '18T12:00', '...'),
];

/** What each cited line says, beside what is cited for it. */
async function stitch(input: StitchInput) {
  const { content, citations } = await engine.stitch(input);
  const lines = content.split('\n');
  const cited = citations.map(({ line, note: of, at, length }) => ({
    line: lines[line] ?? '',
    note: of,
    said: input.notes[of]?.transcript.slice(at, at + length) ?? '',
  }));
  return { content, lines, cited };
}

describe('several notes', () => {
  it('are cited whatever they are called: no mark of Markdown in a title is read as one', async () => {
    const called = note('Plan *B* [draft]\n<3 `x`', '16T10:00', 'I met Clara at the harbour.');
    const { content, cited } = await stitch({ type: 'weekly_review', notes: [called] });
    expect(content).toContain('**Plan B (draft) ‹3 x:** I met Clara');
    expect(cited).toMatchObject([{ said: 'I met Clara at the harbour' }]);
  });

  it.each(CREATION_TYPES)('become one %s that cites each note that says something, where it says so', async (type) => {
    const { cited } = await stitch({ type, notes: NOTES });
    expect(new Set(cited.map(({ note: of }) => of))).toEqual(new Set([0, 1]));
    const first = cited.find(({ note: of }) => of === 0);
    expect(first?.said).toContain('boatyard');
    expect(first?.line).toContain('boatyard');
    expect(first?.line).not.toMatch(/\bum\b/iu);
    for (const { line } of cited) expect(line).not.toMatch(/^#|^$/u);
  });

  it('are told one after the other, each under its name and day', async () => {
    const { lines } = await stitch({ type: 'narrative', notes: NOTES });
    expect(lines.filter((line) => line.startsWith('#'))).toEqual([
      '## The boat · November 16, 2026',
      // In Berlin it is the next day.
      '## The garden · November 19, 2026',
    ]);
  });

  it('become a review of the week: days, what is to be done, moods and themes', async () => {
    const { content } = await stitch({ type: 'weekly_review', notes: NOTES });
    expect(content).toMatch(
      /^# November 16 – 19, 2026\n\n## Monday, November 16\n\n\*\*The boat:\*\* On Monday I met Clara/u,
    );
    expect(content).toContain('## Thursday, November 19\n\n**The garden:** The garden is a mess');
    expect(content).toContain('## To do\n\n- [ ] Call the boatyard before the weekend\n- [ ] Fix the fence\n\n## Mood');
    expect(content).toContain('Positive (1), negative (1)');
    expect(content).toContain('Friends (2), boats (1), garden (1)');
  });

  it('in German stand under German words', async () => {
    const german = note(
      'Die Werft',
      '16T10:00',
      'Heute war ich mit Clara am Hafen. Ich muss die Werft noch vor dem Wochenende anrufen.',
    );
    const { content, cited } = await stitch({ type: 'weekly_review', notes: [german] });
    expect(content).toMatch(/^# 16\. November 2026\n\n## Montag, 16\. November\n/u);
    expect(content).toContain('## Zu erledigen');
    expect(content).not.toMatch(/To do|Monday/u);
    expect(cited[0]?.said).toContain('Hafen');
  });

  it('without words become a sentence that says so, and cite nothing', async () => {
    const { content, cited } = await stitch({ type: 'summary', notes: [NOTES[2] as NoteToStitch] });
    expect(content).toMatch(/^Nothing was said/u);
    expect(cited).toEqual([]);
  });
});

describe('one note', () => {
  it('is cited paragraph by paragraph, and what a host asks is not', async () => {
    const { title, transcript, recordedAt } = NOTES[1] as NoteToStitch;
    const { content, citations } = await engine.create({ type: 'podcast_script', title, transcript, recordedAt });
    const lines = content.split('\n');
    expect(citations).toHaveLength(1);
    const said = citations.map(({ line, at, length }) => [lines[line], transcript.slice(at, at + length)]);
    expect(said).toEqual([
      [expect.stringMatching(/^\*\*Guest:\*\*/u), expect.stringMatching(/^The garden[\s\S]+fix the fence$/u)],
    ]);
  });
});
