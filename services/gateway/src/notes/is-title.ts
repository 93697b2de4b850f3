import { NOTE_TITLE_MAX_CHARACTERS } from '@stitchbook/contracts';
import { ValidateBy, type ValidationOptions } from 'class-validator';
import { countCharacters, isStorableText } from '../http/storable-text.ts';

function isTitle(value: unknown): boolean {
  if (!isStorableText(value)) return false;
  const characters = countCharacters(value, NOTE_TITLE_MAX_CHARACTERS + 1);
  return value.trim() !== '' && characters <= NOTE_TITLE_MAX_CHARACTERS;
}

/** Not blank, and at most as long as a title may be, as people count characters. */
export function IsTitle(options?: ValidationOptions): PropertyDecorator {
  return ValidateBy({ name: 'isTitle', validator: { validate: isTitle } }, options);
}
