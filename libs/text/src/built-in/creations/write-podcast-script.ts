import { DEFAULT_TITLES } from '@stitchbook/contracts';
import { SubjectFinder } from './find-subject.ts';
import type { NoteSentence } from './segment-note.ts';
import { segmentTopics } from './segment-topics.ts';
import { findTimeMarker } from './time-markers.ts';
import { joinBlocks, joinSentences, type NoteLanguage, type Writer } from './writer.ts';

const NO_NAMES = new Set([...DEFAULT_TITLES, '']);
/** What is filled in are the note's own words; with these around them nothing is said that was not said. */
const ABOUT = [
  (subject: string) => `Tell me about ${subject}.`,
  (subject: string) => `What about ${subject}?`,
  (subject: string) => `And ${subject}?`,
] as const;
const WITHOUT_SUBJECT = ['What is on your mind?', 'What else?', 'Go on.'] as const;
const ENDS_IN_TIME = /^(?:then|after|later|finally|in the end|eventually)\b/iu;

/**
 * The note as two voices: one asks, about the note's own subjects and times, and the speaker's sentences answer, all of them in
 * their order. A note in another language is read by two voices in turn, without a word that is not its own.
 */
export const writePodcastScript: Writer = (sentences, { title, recordedAt, language }) => {
  const named = nameOf(title);
  if (language) return joinBlocks([named && `# ${named}`, ...converse(sentences, language, false)]);
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(recordedAt);
  const welcome = `Welcome. This is ${named ? `"${named}", recorded on ${day}` : `a voice note, recorded on ${day}`}.`;
  return joinBlocks([
    `# ${named ?? `A voice note from ${day}`}`,
    ...converse(sentences, language, welcome),
    PODCAST_END,
  ]);
};

export const PODCAST_END = '**Host:** That was all for today. Thank you for listening.';

const PLAIN_MARKS: Readonly<Record<string, string>> = { '[': '(', ']': ')', '<': '‹' };

/** What a person called a note, on one line and without marks that Markdown would take for its own; undefined where nobody has named it. */
export function nameOf(title: string): string | undefined {
  const plain = title
    .replace(/[*`\\]/gu, '')
    .replace(/[[\]<]/gu, (mark) => PLAIN_MARKS[mark] ?? ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return plain === '' || NO_NAMES.has(title.trim()) ? undefined : plain;
}

/** A note as two voices, without a beginning or an end; where one asks, their first words are `opening`. */
export function converse(
  sentences: readonly NoteSentence[],
  language: NoteLanguage | null,
  opening: string | false,
): string[] {
  const parts = segmentTopics(sentences, language?.phrases);
  if (language) return inTurn(parts);
  const ask = askAbout(sentences);
  return parts.flatMap((part, at) => [
    joinWords('**Host:**', at === 0 && opening, ask(part)),
    `**Guest:** ${joinSentences(part)}`,
  ]);
}

/** Asks about one part after the other, and about nothing twice. */
function askAbout(sentences: readonly NoteSentence[]): (part: readonly NoteSentence[]) => string {
  const subjects = new SubjectFinder(sentences);
  let asked = 0;
  let unnamed = 0;
  return (part) => {
    const first = part[0]?.text ?? '';
    const when = findTimeMarker(first, null);
    if (when && asked + unnamed > 0) return `And ${when.words.charAt(0).toLowerCase()}${when.words.slice(1)}?`;
    if (asked + unnamed > 0 && ENDS_IN_TIME.test(first)) return 'And then?';
    const subject = subjects.next(part);
    if (subject) return (ABOUT[asked++ % ABOUT.length] ?? ABOUT[0])(subject.addressed);
    const isFirst = asked + unnamed === 0;
    unnamed += 1;
    return isFirst ? WITHOUT_SUBJECT[0] : (WITHOUT_SUBJECT[1 + (unnamed % 2)] ?? WITHOUT_SUBJECT[1]);
  };
}

function joinWords(...words: ReadonlyArray<string | false>): string {
  return words.filter(Boolean).join(' ');
}

function inTurn(parts: ReadonlyArray<readonly NoteSentence[]>): string[] {
  if (parts.length < 2) return parts.map((part) => joinSentences(part));
  return parts.map((part, at) => `**${at % 2 === 0 ? 'A' : 'B'}:** ${joinSentences(part)}`);
}
