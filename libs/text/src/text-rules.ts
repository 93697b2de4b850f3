import {
  NOTE_TITLE_MAX_BYTES,
  NOTE_TITLE_MAX_CHARACTERS,
  TERM_MAX_BYTES,
  TERM_MAX_CHARACTERS,
} from '@stitchbook/contracts';
import { ValidateBy, type ValidationOptions } from 'class-validator';
import { countGraphemes } from './graphemes.ts';

/** PostgreSQL keeps neither NUL nor half a surrogate pair. */
export function isStorableText(value: unknown): value is string {
  return typeof value === 'string' && !value.includes('\0') && value.isWellFormed();
}

/** Blanks, joiners and marks of direction are nothing by themselves: nobody sees them, or could press on them. */
const SEEN = /[^\s\u2800\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** A text of which something can be seen. */
export function IsSeen(options: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && SEEN.test(value);
  return ValidateBy({ name: 'isSeen', validator: { validate } }, options);
}

/** A string that can be kept as it is. */
export function IsStorableText(options?: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isStorableText',
      validator: {
        validate: isStorableText,
        defaultMessage: () => '$property must be text without control zeros or broken characters',
      },
    },
    options,
  );
}

/** What people take for one character may be made of thousands of marks: what is kept is bounded in bytes (UTF-8) too. */
export function hasAtMostBytes(text: string, bytes: number): boolean {
  return Buffer.byteLength(text) <= bytes;
}

function isTitle(value: unknown): boolean {
  if (!isStorableText(value)) return false;
  return isFewCharacters(value) && hasAtMostBytes(value, NOTE_TITLE_MAX_BYTES);
}

function isFewCharacters(value: string): boolean {
  return value.trim() !== '' && countGraphemes(value, NOTE_TITLE_MAX_CHARACTERS) <= NOTE_TITLE_MAX_CHARACTERS;
}

/** Not blank, and at most as long as a title may be: as people count characters, and in bytes. */
export function IsTitle({ message }: { message: string }): PropertyDecorator {
  const explain = ({ value }: { value: unknown }) =>
    isStorableText(value) && isFewCharacters(value) ? TOO_MANY_MARKS : message;
  return ValidateBy({ name: 'isTitle', validator: { validate: isTitle } }, { message: explain });
}

/** Whether this can be a term of a person's vocabulary. */
export function isTerm(value: unknown): value is string {
  if (!isStorableText(value) || /\p{Cc}/u.test(value) || !/[\p{L}\p{N}]/u.test(value)) return false;
  const isShort =
    hasAtMostBytes(value, TERM_MAX_BYTES) && countGraphemes(value, TERM_MAX_CHARACTERS) <= TERM_MAX_CHARACTERS;
  return isShort && value === value.trim();
}

/** A name or term of a person's vocabulary, as it is to be written. */
export function IsTerm(options: ValidationOptions & { message: string }): PropertyDecorator {
  return ValidateBy({ name: 'isTerm', validator: { validate: isTerm } }, options);
}

const TOO_MANY_MARKS = 'The letters of the title have too many marks. Please write it with fewer.';
