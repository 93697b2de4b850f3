import type { ExportedNote } from '@stitchbook/contracts';

/** Title and words, nothing else. */
export function writePlainText({ title, transcript }: ExportedNote): string {
  return `${[title, transcript.trim()].filter(Boolean).join('\n\n')}\n`;
}
