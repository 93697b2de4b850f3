/** Whisper reads the last 224 tokens of a prompt; names take a token for each three letters or so. */
const MAX_PROMPT_LENGTH = 600;

/** The terms that a speech service is told of: as many of the first as it reads. */
export function promptOf(terms: readonly string[]): string {
  let prompt = '';
  for (const term of terms) {
    const longer = prompt === '' ? term : `${prompt}, ${term}`;
    if (longer.length <= MAX_PROMPT_LENGTH) prompt = longer;
  }
  return prompt;
}
