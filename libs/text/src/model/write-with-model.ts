import { LanguageError } from '../language-error.ts';
import type { CreatedText, CreationInput } from '../language-engine.ts';
import type { LanguageSettings } from '../language.settings.ts';
import { cleanCreation } from './clean-creation.ts';
import { estimateTokens, partTranscript, trimTranscript } from './fit-transcript.ts';
import type { ModelServer } from './model-server.ts';
import { presentNote } from './present-note.ts';
import { CONDENSE, CREATION_PROMPTS } from './prompts/creations-1.ts';
import { GROUND_RULES } from './prompts/ground-rules-1.ts';
import type { Prompt } from './prompts/prompt.ts';

/** One recording may cost so many calls and no more; what is longer is trimmed first. */
const MOST_PARTS = 8;
const CONDENSED_TOKENS = 700;

/** A creation by the model; a transcript beyond the token limit is condensed part by part first. Rejects with a `LanguageError`. */
export async function writeWithModel(
  server: ModelServer,
  { type, transcript, title, recordedAt }: CreationInput,
  { contextTokens, answerTokens }: Pick<LanguageSettings, 'contextTokens' | 'answerTokens'>,
  signal?: AbortSignal,
): Promise<CreatedText> {
  const prompt = CREATION_PROMPTS[type];
  const material = await condense(transcript);
  const facts = { title, recordedOn: recordedAt.toISOString().slice(0, 10) };
  const content = await write(prompt, presentNote(material, facts), answerTokens);
  return { content, engine: `${server.model}/${prompt.version}` };

  async function condense(text: string): Promise<string> {
    if (estimateTokens(text) <= contextTokens) return text;
    const parts = partTranscript(trimTranscript(text, contextTokens * MOST_PARTS), contextTokens).slice(0, MOST_PARTS);
    const condensed: string[] = [];
    for (const part of parts) condensed.push(await write(CONDENSE, presentNote(part), CONDENSED_TOKENS));
    return trimTranscript(condensed.join('\n\n'), contextTokens);
  }

  async function write({ text }: Prompt, user: string, tokens: number): Promise<string> {
    const answer = await server.ask({ system: `${GROUND_RULES}\n\n${text}`, user, answerTokens: tokens }, signal);
    const written = cleanCreation(answer.text, answer.isCutShort);
    if (written === '')
      throw new LanguageError('language.malformed', 'The language model gave an empty answer.', { permanent: false });
    return written;
  }
}
