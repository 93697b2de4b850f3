import type { CurrentUser } from '@stitchbook/api-types';

type Names = Pick<CurrentUser, 'firstName' | 'lastName' | 'email'>;

/** First name plus last name; otherwise the e-mail address. */
export function displayNameOf({ firstName, lastName, email }: Names): string {
  return [firstName, lastName].filter(Boolean).join(' ') || (email ?? '');
}

/** First letters of the first and last name, uppercased; otherwise the first letter of the e-mail; otherwise 'U'. */
export function initialsOf({ firstName, lastName, email }: Names): string {
  const letters = [firstName, lastName].map(firstLetter).join('');
  return (letters || firstLetter(email) || 'U').toUpperCase();
}

function firstLetter(text: string | null): string {
  return Array.from(text?.trim() ?? '')[0] ?? '';
}
