import { cutIntoChunks } from '../built-in/cut-into-chunks.ts';

const CHARACTERS_PER_TOKEN = 3.5;
const GAP = '\n[...]\n';

/** A cautious guess: scripts without spaces take about a token a character. */
export function estimateTokens(text: string): number {
  const dense = text.match(/[\u3000-\u9fff\uac00-\ud7af\u0e00-\u0e7f]/gu)?.length ?? 0;
  return Math.ceil(dense + (text.length - dense) / CHARACTERS_PER_TOKEN);
}

/** The transcript, or its beginning, middle and end with the gaps marked, in at most about `tokens`. */
export function trimTranscript(transcript: string, tokens: number): string {
  const room = charactersFor(transcript, tokens);
  if (transcript.length <= room) return transcript;
  const share = Math.floor((room - 2 * GAP.length) / 4);
  const middle = Math.floor(transcript.length / 2 - share / 2);
  return [transcript.slice(0, 2 * share), transcript.slice(middle, middle + share), transcript.slice(-share)].join(GAP);
}

/** The transcript in parts of at most about `tokens` each, cut between sentences where it can be. */
export function partTranscript(transcript: string, tokens: number): string[] {
  return [...cutIntoChunks(transcript, charactersFor(transcript, tokens))];
}

function charactersFor(transcript: string, tokens: number): number {
  const perToken = transcript.length / Math.max(1, estimateTokens(transcript));
  return Math.max(200, Math.floor(tokens * perToken));
}
