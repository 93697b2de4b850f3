import type { OwnTerm } from '@stitchbook/contracts';
import { lettersOf, similarity, soundKeys, soundSimilarity } from './sound-key.ts';

/** What one of a person's terms has in common with what was heard. */
export interface TermMatch {
  term: string;
  /** From 0 to 1: the mean of how near they are in sound and in letters. */
  confidence: number;
  soundsSame: boolean;
  /** They differ in capitals, accents and spaces at most. */
  isSame: boolean;
}

interface IndexedTerm {
  term: string;
  letters: string;
  keys: string[];
}

/** Of terms that sound alike as many are compared; the others are found by their own letters alone. */
const MAX_ALIKE = 16;
/** What is less near is no match for anybody. */
const MIN_CONFIDENCE = 0.7;
const MAX_LETTERS = 80;
const MIN_LETTERS = 3;
/** A transcript says the same words again and again. */
const MAX_REMEMBERED = 20_000;

/**
 * A person's terms, found by how they sound. Whatever is looked up is compared with the few terms whose key is the same but for one
 * letter that is left out on either side (W. Garbe's symmetric delete search), so that the number of terms does not count.
 */
export class VocabularyIndex {
  private readonly byLetters = new Map<string, IndexedTerm>();
  /** What a person has said is heard for a term, whatever it sounds like. */
  private readonly byHeard = new Map<string, string>();
  private readonly bySound = new Map<string, IndexedTerm[]>();
  private readonly remembered = new Map<string, TermMatch | null>();
  /** The most words that a term has, or what is heard for it. */
  readonly maxWords: number;

  constructor(terms: readonly OwnTerm[]) {
    const texts = terms.flatMap(({ term, heard }) => [term, ...heard]);
    this.maxWords = Math.max(0, ...texts.map((text) => text.split(/[\s-]/).length));
    for (const { term, heard } of terms) {
      this.add(term);
      for (const said of heard) this.byHeard.set(lettersOf(said), term);
    }
  }

  /** The nearest term; null where none is near. */
  find(letters: string): TermMatch | null {
    if (letters.length < MIN_LETTERS || letters.length > MAX_LETTERS) return null;
    let found = this.remembered.get(letters);
    if (found === undefined) {
      found = this.search(letters);
      if (this.remembered.size >= MAX_REMEMBERED) this.remembered.clear();
      this.remembered.set(letters, found);
    }
    return found;
  }

  private add(term: string): void {
    const letters = lettersOf(term);
    if (letters.length < MIN_LETTERS || this.byLetters.has(letters)) return;
    const indexed = { term, letters, keys: soundKeys(letters) };
    this.byLetters.set(letters, indexed);
    for (const key of new Set(indexed.keys.flatMap(withoutOneLetter))) {
      const alike = this.bySound.get(key) ?? [];
      if (alike.length < MAX_ALIKE) alike.push(indexed);
      this.bySound.set(key, alike);
    }
  }

  private search(letters: string): TermMatch | null {
    const same = this.byLetters.get(letters);
    if (same) return { term: same.term, confidence: 1, soundsSame: true, isSame: true };
    const learnt = this.byHeard.get(letters);
    if (learnt !== undefined) return { term: learnt, confidence: 1, soundsSame: true, isSame: false };
    const keys = soundKeys(letters);
    const near = new Set(keys.flatMap(withoutOneLetter).flatMap((key) => this.bySound.get(key) ?? []));
    let best: TermMatch | null = null;
    for (const { term, letters: wanted, keys: wantedKeys } of near) {
      const letterSimilarity = similarity(letters, wanted);
      if ((letterSimilarity + 1) / 2 <= (best?.confidence ?? MIN_CONFIDENCE)) continue;
      const sound = soundSimilarity(keys, wantedKeys) ?? 0;
      const confidence = (sound + letterSimilarity) / 2;
      if (!best || confidence > best.confidence) best = { term, confidence, soundsSame: sound === 1, isSame: false };
    }
    return best;
  }
}

/** The key, and all that become of it without one of its letters. */
function withoutOneLetter(key: string): string[] {
  const shorter = Array.from(key, (_letter, at) => key.slice(0, at) + key.slice(at + 1));
  return [key, ...shorter.filter((rest) => rest !== '')];
}
