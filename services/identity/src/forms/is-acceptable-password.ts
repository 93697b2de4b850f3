import { ValidateBy, type ValidationArguments } from 'class-validator';
import { commonPasswords } from './common-passwords.ts';

export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 200;

/** What the person reads beside the field. */
export const passwordRule = `At least ${SHORTEST_PASSWORD} characters. Any characters will do; a few words in a row are good.`;

/** Length decides, not a mixture of signs; what every guesser tries first is refused. */
export function IsAcceptablePassword(): PropertyDecorator {
  return ValidateBy({
    name: 'isAcceptablePassword',
    validator: {
      validate: (password, details) => problemWith(password, details) === null,
      defaultMessage: (details) => (details && problemWith(details.value, details)) ?? '',
    },
  });
}

function problemWith(password: unknown, details: ValidationArguments | undefined): string | null {
  if (typeof password !== 'string' || password === '') return 'Choose a password.';
  const length = Array.from(password).length;
  if (length < SHORTEST_PASSWORD) return `Use at least ${SHORTEST_PASSWORD} characters for your password.`;
  if (length > LONGEST_PASSWORD) return `Use ${LONGEST_PASSWORD} characters or fewer for your password.`;
  const lower = password.toLowerCase();
  if (commonPasswords.has(lower)) return 'That password is one of the first that are guessed. Choose another.';
  if (isOwnEmail(lower, details?.object)) return 'Choose a password that is not your email address.';
  return null;
}

function isOwnEmail(lowerPassword: string, form: object | undefined): boolean {
  const email: unknown = form && Reflect.get(form, 'email');
  return typeof email === 'string' && lowerPassword.trim() === email.toLowerCase();
}
