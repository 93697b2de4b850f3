import { NOTE_CREATION_TYPES } from '../../../libs/contracts/src/index.ts';
import { BuiltInEngine } from '../../../libs/text/src/built-in/built-in-engine.ts';
import { asText, defineTarget, mustHold } from '../define-target.ts';

const engine = new BuiltInEngine();

export const target = defineTarget({
  covers: ['libs/text/src'],
  timeoutMs: 10_000,
  dictionary: [
    'Um, ',
    'so ',
    'and then ',
    'I need to ',
    'Yes, ',
    '. ',
    '-----',
    '…',
    'anyway ',
    'She said that ',
    '\ue000',
    'On Monday ',
  ],
  async run(input) {
    const type = NOTE_CREATION_TYPES[(input[0] ?? 0) % NOTE_CREATION_TYPES.length] ?? 'narrative';
    const transcript = asText(input.subarray(1));
    const title = transcript.slice(0, 20);
    const { content } = await engine.create({ type, transcript, title, recordedAt: new Date(0) });
    mustHold(content.trim() !== '', 'A creation has no words.');
    mustHold(content.length <= transcript.length * 3 + 500, 'A creation is longer than what was said.');
  },
});
