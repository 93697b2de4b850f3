import { chunkText } from '../built-in/chunk-text.ts';

const CHARACTERS_PER_TOKEN = 3.5;
const ELLIPSIS = '\n[...]\n';

/** An upper estimate without the model's own tokenizer: scripts without spaces take about a token a character. */
export function estimateTokens(text: string): number {
  const dense = text.match(/[\u3000-\u9fff\uac00-\ud7af\u0e00-\u0e7f]/gu)?.length ?? 0;
  return Math.ceil(dense + (text.length - dense) / CHARACTERS_PER_TOKEN);
}

/** The transcript, or its beginning, middle and end with the gaps marked, in at most about `tokens`. */
export function truncateTranscript(transcript: string, tokens: number): string {
  const maxCharacters = charactersFor(transcript, tokens);
  if (transcript.length <= maxCharacters) return transcript;
  const share = Math.floor((maxCharacters - 2 * ELLIPSIS.length) / 4);
  const middle = Math.floor(transcript.length / 2 - share / 2);
  return [transcript.slice(0, 2 * share), transcript.slice(middle, middle + share), transcript.slice(-share)].join(
    ELLIPSIS,
  );
}

/** The transcript in parts of at most about `tokens` each, cut between sentences where it can be. */
export function splitTranscript(transcript: string, tokens: number): string[] {
  return [...chunkText(transcript, charactersFor(transcript, tokens))];
}

function charactersFor(transcript: string, tokens: number): number {
  const perToken = transcript.length / Math.max(1, estimateTokens(transcript));
  return Math.max(200, Math.floor(tokens * perToken));
}

/** Every note with the same room; what a short one leaves is for the others. */
export function fitNotes<Note extends { transcript: string }>(notes: readonly Note[], contextTokens: number): Note[] {
  const needs = notes.map(({ transcript }) => estimateTokens(transcript));
  let room = contextTokens;
  let share = 0;
  for (const [at, need] of [...needs].sort((one, other) => one - other).entries()) {
    share = Math.floor(room / (needs.length - at));
    if (need > share) break;
    room -= need;
  }
  return notes.map((note, at) =>
    (needs[at] ?? 0) <= share ? note : { ...note, transcript: truncateTranscript(note.transcript, share) },
  );
}
