import type { User } from '@stitchbook/database';

/** One line for a terminal. Names come from elsewhere, and must not speak to the terminal themselves. */
export function describeAdministrator({ id, firstName, lastName, email }: User): string {
  const about = [firstName, lastName, email && `<${email}>`].filter(Boolean).join(' ');
  return `${id}  ${about}`.replaceAll(/\p{C}/gu, ' ').trimEnd();
}
