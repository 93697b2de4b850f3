import { toSayable } from '../../../libs/voices/src/flite/sayable-text.ts';
import { readScript } from '../../../libs/voices/src/script/read-script.ts';
import { splitLine } from '../../../libs/voices/src/script/split-line.ts';
import { readWav } from '../../../libs/voices/src/sound/read-wav.ts';
import { asText, defineTarget, mustHold } from '../define-target.ts';

const MAX_CHARACTERS = 300;

/** What somebody wrote, on its way to a voice; and what a speech service answers, on its way from it. */
export const target = defineTarget({
  covers: ['libs/voices/src'],
  timeoutMs: 2_000,
  dictionary: [
    '**Host:** ',
    '\n\n',
    '- [ ] ',
    '# ',
    '> ',
    '| a |\n|---|\n',
    '[x](y)',
    '`',
    '. ',
    '😀',
    'RIFF',
    'WAVEfmt ',
    'data',
  ],
  run(input) {
    const isDialogue = (input[0] ?? 0) % 2 === 0;
    for (const { text } of readScript(asText(input.subarray(1)), { isDialogue })) {
      mustHold(/[\p{L}\p{N}]/u.test(text), 'A line says nothing.');
      const sayable = toSayable(text);
      mustHold(/^[\x20-\x7E]*$/u.test(sayable), 'A voice is given what it has no letters for.');
      const pieces = [...splitLine(sayable, MAX_CHARACTERS)];
      mustHold(
        pieces.every((piece) => piece.length <= MAX_CHARACTERS),
        'A piece is too long.',
      );
      const withoutSpaces = (said: string) => said.replaceAll(/\s/gu, '');
      mustHold(withoutSpaces(pieces.join('')) === withoutSpaces(sayable), 'Words were lost.');
    }
    const sound = readWav(input);
    if (sound) mustHold(sound.samples.length * 2 <= input.length, 'There is more sound than there was.');
  },
});
