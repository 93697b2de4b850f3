/** What a sentence that was read with plain apostrophes and trimmed stands as in the words it was read from; null where it does not. */
export function findQuote(transcript: string, sentence: string): string | null {
  const [quote] = new Quotes(transcript).find(sentence, 0) ?? [];
  return quote ?? null;
}

/** The words from which sentences were read. */
export class Quotes {
  readonly #plain: string;

  constructor(private readonly transcript: string) {
    this.#plain = plain(transcript);
  }

  /** How the sentence stands there, and where it begins, in UTF-16 units; the first at or behind `from`. */
  find(sentence: string, from: number): [quote: string, at: number] | null {
    const said = plain(sentence.trim());
    const at = said === '' ? -1 : this.#plain.indexOf(said, from);
    return at < 0 ? null : [this.transcript.slice(at, at + said.length), at];
  }
}

/** Of the same length. */
const plain = (text: string) => text.replaceAll('’', "'");
