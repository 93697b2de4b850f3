import { dictionary } from '@zxcvbn-ts/language-common';
import { ValidateBy, type ValidationArguments } from 'class-validator';

const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 200;

/** What the library's list lacks. */
const MORE_COMMON_PASSWORDS = `0123456789 0987654321 987654321 9876543210 87654321 111111111 1111111111 00000000 000000000 0000000000
  22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999 12341234 123123123 121212121 12121212
  159753159 69696969 qwertzui qwertzuiop abcdefgh abcdefghi aa12345678 p@ssword pa$$word contraseña parola123 letmein!
  admin1234 changeme123 guest123 test12345 correcthorse correcthorsebatterystaple stitchbook stitchbook1 stitchbook123
  voicenote voicenotes`;

/** What guessers try first and is long enough to pass otherwise, in lower case: about 18,000. */
const commonPasswords: ReadonlySet<string> = new Set(
  [...dictionary['passwords-common'], ...MORE_COMMON_PASSWORDS.split(/\s+/)].filter(
    (password) => password.length >= MIN_PASSWORD_LENGTH,
  ),
);

/** What the person reads beside the field. */
export const passwordRule = `At least ${MIN_PASSWORD_LENGTH} characters. Any characters will do; a few words in a row are good.`;

/**
 * Form rule: 8 to 200 code points, none of the passwords that are guessed first, and not the form's own email address. No
 * mixture of signs is asked for.
 */
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
  if (length < MIN_PASSWORD_LENGTH) return `Use at least ${MIN_PASSWORD_LENGTH} characters for your password.`;
  if (length > MAX_PASSWORD_LENGTH) return `Use ${MAX_PASSWORD_LENGTH} characters or fewer for your password.`;
  const lower = password.toLowerCase();
  if (commonPasswords.has(lower)) return 'That password is one of the first that are guessed. Choose another.';
  if (isOwnEmail(lower, details?.object)) return 'Choose a password that is not your email address.';
  return null;
}

function isOwnEmail(lowerPassword: string, form: object | undefined): boolean {
  const email: unknown = form && Reflect.get(form, 'email');
  return typeof email === 'string' && lowerPassword.trim() === email.toLowerCase();
}
