import { LanguageError } from '../language-error.ts';
import type { CreatedText, CreationInput } from '../language-engine.ts';
import type { LanguageSettings } from '../language.settings.ts';
import type { ChatClient } from './chat-client.ts';
import { estimateTokens, splitTranscript, truncateTranscript } from './context-window.ts';
import { CONDENSE, CREATION_PROMPTS } from './prompts/creations-2.ts';
import { GROUND_RULES } from './prompts/ground-rules-1.ts';
import { type Prompt, delimitNote } from './prompts/prompt.ts';
import { CallBudget } from './request-limits.ts';
import { sanitizeCreation } from './sanitize-output.ts';
import { speakerTurns } from './speaker-turns.ts';

/** One recording may cost so many calls and no more; what is longer is trimmed first. */
const MAX_PARTS = 8;
const CONDENSED_TOKENS = 700;
/** Beside one call for each part and one for the whole: what transient failures and refused parameters may cost. */
const SPARE_CALLS = 5;

/**
 * A creation by the model. A transcript beyond `contextTokens` is condensed part by part first (map-reduce summarization), in at
 * most eight parts. Rejects with a `LanguageError`, or with the signal's reason.
 */
export async function generateCreation(
  client: ChatClient,
  { type, transcript, title, recordedAt }: CreationInput,
  { contextTokens, answerTokens }: Pick<LanguageSettings, 'contextTokens' | 'answerTokens'>,
  signal?: AbortSignal,
): Promise<Omit<CreatedText, 'citations'>> {
  const prompt = CREATION_PROMPTS[type];
  const budget = new CallBudget(MAX_PARTS + 1 + SPARE_CALLS);
  const material = await condense(transcript);
  const facts = { title, recordedOn: recordedAt.toISOString().slice(0, 10) };
  const draft = await write(prompt, delimitNote(material, facts), answerTokens);
  const content = type === 'podcast_script' ? speakerTurns(draft).join('\n\n') : draft;
  return { content, engine: `${client.model}/${prompt.version}` };

  async function condense(text: string): Promise<string> {
    if (estimateTokens(text) <= contextTokens) return text;
    const parts = splitTranscript(truncateTranscript(text, contextTokens * MAX_PARTS), contextTokens).slice(
      0,
      MAX_PARTS,
    );
    const condensed: string[] = [];
    for (const part of parts) condensed.push(await write(CONDENSE, delimitNote(part), CONDENSED_TOKENS));
    return truncateTranscript(condensed.join('\n\n'), contextTokens);
  }

  async function write({ text }: Prompt, user: string, tokens: number): Promise<string> {
    const answer = await client.complete(
      { system: `${GROUND_RULES}\n\n${text}`, user, answerTokens: tokens },
      budget,
      signal,
    );
    const written = sanitizeCreation(answer.text, answer.isTruncated);
    if (written === '')
      throw new LanguageError('language.malformed', 'The language model gave an empty answer.', { permanent: false });
    return written;
  }
}
