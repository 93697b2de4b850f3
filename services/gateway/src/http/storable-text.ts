import { ValidateBy, type ValidationOptions } from 'class-validator';

/** PostgreSQL keeps neither NUL nor half a surrogate pair. */
export function isStorableText(value: unknown): value is string {
  return typeof value === 'string' && !value.includes('\0') && value.isWellFormed();
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

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Characters as people count them: a family emoji is one. Stops counting past `atMost`. */
export function countCharacters(text: string, atMost: number): number {
  let count = 0;
  for (const _ of graphemes.segment(text)) if (++count > atMost) break;
  return count;
}
