import { ValidateBy } from 'class-validator';

const FEWEST_CHARACTERS = 32;
const FEWEST_DIFFERENT = 10;
/** What people find in examples and forget to replace. */
const PLACEHOLDER = /change.?(?:me|this)|replace.?(?:me|this)|placeholder|example|default|your.?secret/i;

/** Settings rule: a secret that was made at random, as far as can be told by looking. */
export function IsHardToGuess(): PropertyDecorator {
  return ValidateBy({
    name: 'isHardToGuess',
    validator: {
      validate: (value: unknown) =>
        typeof value === 'string' &&
        value.length >= FEWEST_CHARACTERS &&
        new Set(value).size >= FEWEST_DIFFERENT &&
        !PLACEHOLDER.test(value),
      defaultMessage: () => `$property must be at least ${FEWEST_CHARACTERS} random characters`,
    },
  });
}
