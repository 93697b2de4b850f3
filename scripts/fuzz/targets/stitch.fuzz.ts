import { CREATION_TYPES } from '../../../libs/contracts/src/index.ts';
import { BuiltInEngine } from '../../../libs/text/src/built-in/built-in-engine.ts';
import { asText, defineTarget, mustHold } from '../define-target.ts';

const engine = new BuiltInEngine();
const NEXT_NOTE = '\f';

/** Several notes, one after the other: every citation has to name a line that is there and a place that the note has. */
export const target = defineTarget({
  covers: ['libs/text/src/built-in/stitch', 'libs/text/src/citations'],
  timeoutMs: 10_000,
  dictionary: ['\f', 'Um, ', 'I need to ', '. ', '**Host:** ', '- [ ] ', '# ', '> ', '* * *', 'On Monday ', "'", '’'],
  async run(input) {
    const type = CREATION_TYPES[(input[0] ?? 0) % CREATION_TYPES.length] ?? 'narrative';
    const notes = asText(input.subarray(1))
      .split(NEXT_NOTE)
      .map((transcript, at) => ({
        title: transcript.slice(0, 20),
        transcript,
        recordedAt: new Date(at * 40_000_000),
        timeZone: 'UTC',
        sentiment: null,
        themes: [],
      }));
    const { content, citations } = await engine.stitch({ type, notes });
    mustHold(content.trim() !== '', 'A creation has no words.');
    const lines = content.split('\n');
    for (const { line, note, at, length } of citations) {
      mustHold((lines[line] ?? '').trim() !== '', 'A citation names no line.');
      const transcript = notes[note]?.transcript ?? '';
      mustHold(at >= 0 && length > 0 && at + length <= transcript.length, 'A citation is not in its note.');
    }
  },
});
