import { randomBytes } from 'node:crypto';

/**
 * The note between two lines with a code that nobody can know while speaking, so that no words in it can pass for its end;
 * what else is data goes along as JSON on one line each.
 */
export function presentNote(transcript: string, facts: Readonly<Record<string, unknown>> = {}): string {
  const code = randomBytes(9).toString('base64url');
  const lines = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return [...lines, `===== note ${code} =====`, transcript, `===== end of note ${code} =====`].join('\n');
}
