/**
 * The one spelling of an e-mail address by which accounts are found, guesses counted and invitations matched. Letter by
 * letter, so that no letter depends on its neighbours; and the Turkish capital İ is an i, as PostgreSQL has it: in
 * JavaScript alone it becomes two characters, and each spelling would have attempts of its own.
 */
export function normaliseEmail(email: string): string {
  const lower = Array.from(email.normalize('NFC').trim(), (letter) => letter.toLowerCase()).join('');
  return lower.replaceAll('i\u0307', 'i').replaceAll('ς', 'σ');
}
