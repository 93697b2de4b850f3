import { randomBytes } from 'node:crypto';

/** A prompt is never edited once it has been used: a better one gets the next number, so that the results of each can be distinguished. */
export interface Prompt {
  /** Recorded with what it made, for example `narrative-1`. */
  version: string;
  text: string;
}

/**
 * The note between two lines with a random code, so that no words in it can pass for its end (delimiting against prompt
 * injection, as in "spotlighting", Hines et al. 2024); `facts` go before it as JSON on one line each.
 */
export function delimitNote(transcript: string, facts: Readonly<Record<string, unknown>> = {}): string {
  const code = randomBytes(9).toString('base64url');
  const lines = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return [...lines, `===== note ${code} =====`, transcript, `===== end of note ${code} =====`].join('\n');
}

/** Several notes, each with its number from 1, between lines that carry the same random code. */
export function delimitNotes(notes: readonly { title: string; transcript: string; recordedAt: Date }[]): string {
  const code = randomBytes(9).toString('base64url');
  return notes
    .flatMap(({ title, transcript, recordedAt }, at) => [
      `===== note ${at + 1} ${code} =====`,
      `title: ${JSON.stringify(title)}`,
      `recordedOn: ${JSON.stringify(recordedAt.toISOString().slice(0, 10))}`,
      transcript,
      `===== end of note ${at + 1} ${code} =====`,
    ])
    .join('\n');
}
