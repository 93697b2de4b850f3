import { domainToASCII, domainToUnicode } from 'node:url';

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** In small letters. What is more than a domain is none: of `example.org/x` node:url takes the first half. */
const DOMAIN = /^[a-z\d.\-\u0080-\u{10FFFF}]+$/u;

/**
 * The one spelling of an e-mail address by which accounts are found, guesses counted and invitations matched: without
 * characters that nobody sees, and with the domain as the mail servers know it. (Of one and the same address field Chrome
 * sends `xn--mnchen-3ya.de` and Firefox `münchen.de`.)
 */
export function normaliseEmail(email: string): string {
  return withDomain(foldEmail(withoutInvisible(email)), asciiDomain);
}

/** As an address is kept. */
export function withoutInvisible(email: string): string {
  return email.replaceAll(INVISIBLE, '');
}

/** A domain in small letters as the mail servers know it. */
export function asciiDomain(domain: string): string {
  return (DOMAIN.test(domain) && domainToASCII(domain)) || domain;
}

/**
 * What an address may be stored as, that of exactly these characters first: accounts and invitations that were there before
 * domains had one spelling, and people as their issuer spells them, are found by either.
 */
export function storedSpellings(email: string): string[] {
  const normalised = normaliseEmail(email);
  return [...new Set([foldEmail(email), normalised, withDomain(normalised, unicodeDomain)])];
}

function unicodeDomain(domain: string): string {
  return (DOMAIN.test(domain) && domainToUnicode(domain)) || domain;
}

/**
 * Letter by letter, so that no letter depends on its neighbours; and the Turkish capital İ is an i, as PostgreSQL has it: in
 * JavaScript alone it becomes two characters, and each spelling would have attempts of its own.
 */
function foldEmail(email: string): string {
  const lower = Array.from(email.normalize('NFC').trim(), (letter) => letter.toLowerCase()).join('');
  return lower.replaceAll('i\u0307', 'i').replaceAll('ς', 'σ');
}

function withDomain(email: string, spell: (domain: string) => string): string {
  const at = email.lastIndexOf('@');
  return at === -1 ? email : email.slice(0, at + 1) + spell(email.slice(at + 1));
}
