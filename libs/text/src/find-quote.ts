/** What a sentence that was read with plain apostrophes and trimmed stands as in the words it was read from; null where it does not. */
export function findQuote(transcript: string, sentence: string): string | null {
  const said = plain(sentence.trim());
  const at = said === '' ? -1 : plain(transcript).indexOf(said);
  return at < 0 ? null : transcript.slice(at, at + said.length);
}

/** Of the same length. */
const plain = (text: string) => text.replaceAll('’', "'");
