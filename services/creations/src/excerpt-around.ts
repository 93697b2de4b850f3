/** A note of as many characters is read as a whole. */
const WHOLE_CHARACTERS = 4_000;
/** On either side of where a sentence begins: some two minutes of speech. */
const AROUND_CHARACTERS = 900;
const GAP = '\n[...]\n';

/** What of a transcript is around these places (UTF-16 units), cut between words; all of it where it is short. */
export function excerptAround(transcript: string, places: readonly number[]): string {
  if (transcript.length <= WHOLE_CHARACTERS) return transcript;
  const parts: { begin: number; end: number }[] = [];
  for (const place of places.toSorted((one, other) => one - other)) {
    const begin = cut(transcript, place - AROUND_CHARACTERS);
    const end = cut(transcript, place + AROUND_CHARACTERS);
    const last = parts.at(-1);
    if (last && begin <= last.end) last.end = Math.max(last.end, end);
    else parts.push({ begin, end });
  }
  return (
    parts.map(({ begin, end }) => transcript.slice(begin, end).trim()).join(GAP) ||
    transcript.slice(0, WHOLE_CHARACTERS)
  );
}

/** The next space from there, lest a word is halved; the place itself where none is near. */
function cut(transcript: string, at: number): number {
  if (at <= 0) return 0;
  if (at >= transcript.length) return transcript.length;
  const space = transcript.indexOf(' ', at);
  return space >= 0 && space - at < 100 ? space : at;
}
