import { MAX_CITATIONS } from '../citations/cite-lines.ts';
import { WordLocator } from '../citations/locate-words.ts';
import type { Citation, CreatedText, StitchInput } from '../language-engine.ts';
import type { LanguageSettings } from '../language.settings.ts';
import { StitchAnswer } from './answer-schemas.ts';
import type { ChatClient } from './chat-client.ts';
import { fitNotes } from './context-window.ts';
import { type Source, findSources } from './find-sources.ts';
import { delimitNotes } from './prompts/prompt.ts';
import { stitchPrompt } from './prompts/stitch-2.ts';
import { sanitizeCreation, sanitizeTitle } from './sanitize-output.ts';
import { answeringTurn, speakerTurns } from './speaker-turns.ts';
import { requestObject } from './structured-output.ts';

const BEFORE_ITEM = /\n(?=[ \t]*- )/u;

/**
 * One text of several notes by the model. A paragraph stands in it only with a quote that is in the note it names; what names none
 * is left out. Null where nothing is left, or its answers cannot be used. Rejects with a `LanguageError`, or with the signal's reason.
 */
export async function stitchNotes(
  client: ChatClient,
  { type, notes }: StitchInput,
  { contextTokens, answerTokens }: Pick<LanguageSettings, 'contextTokens' | 'answerTokens'>,
  signal?: AbortSignal,
): Promise<CreatedText | null> {
  const prompt = stitchPrompt(type);
  const user = delimitNotes(fitNotes(notes, contextTokens));
  const answer = await requestObject(client, { prompt, user, shape: StitchAnswer, answerTokens }, signal);
  if (!answer) return null;
  const locators = notes.map(({ transcript }) => new WordLocator(transcript));
  const written = answer.paragraphs.flatMap((paragraph) => {
    const text = sanitizeCreation(paragraph.text, false);
    const turns = (type === 'podcast_script' ? speakerTurns(text) : text.split(BEFORE_ITEM))
      .map(setOnOneLine)
      .filter(Boolean);
    const sources = turns.length === 0 ? [] : findSources(paragraph.sources, locators);
    return sources.length === 0 ? [] : [{ turns, heading: sanitizeTitle(paragraph.heading), sources }];
  });
  if (written.length === 0) return null;
  return { ...setParagraphs(written), engine: `${client.model}/${prompt.version}` };
}

interface Paragraph {
  /** More than one where several speak, or where it is a list after all. */
  turns: readonly string[];
  heading: string | null;
  sources: readonly Source[];
}

/** Tasks stand close together as a list, and all else apart. */
function setParagraphs(written: readonly Paragraph[]) {
  const lines: string[] = [];
  const citations: Citation[] = [];
  for (const { turns, heading, sources } of written) {
    const isListGoingOn = heading === null && isItem(turns[0]) && isItem(lines.at(-1));
    if (lines.length > 0 && !isListGoingOn) lines.push('');
    if (heading !== null) lines.push(`## ${heading}`, '');
    const line = lines.length + 2 * answeringTurn(turns);
    citations.push(...sources.map((source) => ({ line, ...source })));
    lines.push(
      ...turns.flatMap((turn, at) => (at === 0 || (isItem(turn) && isItem(turns[at - 1])) ? [turn] : ['', turn])),
    );
  }
  return { content: lines.join('\n'), citations: citations.slice(0, MAX_CITATIONS) };
}

const isItem = (line: string | undefined) => line?.startsWith('- ') === true;

/** A heading in it would stand for what nobody said. */
function setOnOneLine(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/^(?:#+ ?)+/u, '')
    .trim();
}
