/** What can be made of one note. */
export const NOTE_CREATION_TYPES = ['narrative', 'story', 'podcast_script', 'summary', 'action_items'] as const;
export type NoteCreationType = (typeof NOTE_CREATION_TYPES)[number];
/** Of several notes, a weekly review as well. */
export const CREATION_TYPES = [...NOTE_CREATION_TYPES, 'weekly_review'] as const;
export type CreationType = (typeof CREATION_TYPES)[number];
export const DEFAULT_CREATION_TYPE: NoteCreationType = 'narrative';
/** What is made of a note that is too short for the default, where no type is asked for. */
export const SHORT_CREATION_TYPE: NoteCreationType = 'summary';

/** Some eighty pages: as much as one may be edited to hold, and as much as becomes a document for Word. */
export const MAX_CREATION_CHARACTERS = 200_000;

/** What a creation is exported as. */
export const CREATION_FORMATS = ['md', 'txt', 'docx'] as const;
export type CreationFormat = (typeof CREATION_FORMATS)[number];

/** What the built-in text engine can give another shape only where there is enough of it. */
const NEEDS_WORDS: readonly CreationType[] = ['narrative', 'story'];
export const MIN_WORDS_TO_RESHAPE = 80;
/** A word of the scripts that put no spaces between words has about two letters. */
const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{1,2}|[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;

/** Whether the note is too short for this creation, where no language model writes it. The beginning of a long transcript will do. */
export function isTooShortFor(type: CreationType, transcript: string): boolean {
  if (!NEEDS_WORDS.includes(type)) return false;
  let words = 0;
  for (const _ of transcript.matchAll(WORDS)) if (++words >= MIN_WORDS_TO_RESHAPE) return false;
  return true;
}

/** Whether there is anything in the note that something could be made of. */
export function hasWords(transcript: string): boolean {
  return /[\p{L}\p{N}]/u.test(transcript);
}

/** How many notes are chosen to be made one creation of. */
export const MIN_STITCHED_NOTES = 2;
const MAX_STITCHED_NOTES = 50;
/** A week of somebody who records all day. */
const MAX_REVIEWED_NOTES = 200;
/** Of all of them together: some nine hours of speech. */
export const MAX_STITCHED_CHARACTERS = 500_000;

/** Of how many notes one creation of this type can be made. */
export function maxNotesFor(type: CreationType): number {
  return type === 'weekly_review' ? MAX_REVIEWED_NOTES : MAX_STITCHED_NOTES;
}

/** A line of a checklist in Markdown, up to its mark. */
const TASK = /^([ \t]{0,12}[-*+] \[)([ xX])(?=\] )/gmu;

export function countTasks(content: string): number {
  return [...content.matchAll(TASK)].length;
}

/** Of a creation's text: what is said of it aloud does not change when a task is ticked. */
export function spokenWords(content: string): string {
  return content.replaceAll(TASK, '$1 ');
}

/** About an hour. */
export const MAX_SPOKEN_CHARACTERS = 60_000;

/** The text with its nth task, from 0, marked as done or not; null where there is no such task. */
export function markTask(content: string, task: number, isDone: boolean): string | null {
  const match = [...content.matchAll(TASK)][task];
  if (!match) return null;
  const at = match.index + (match[1]?.length ?? 0);
  return `${content.slice(0, at)}${isDone ? 'x' : ' '}${content.slice(at + 1)}`;
}

/** Where a task of a text as it was seen stands in the text as it is now, by its words; null where it is there no more. */
export function findTask(seen: string, task: number, content: string): number | null {
  const words = wordsOfTasks(seen);
  const nth = words.slice(0, task).filter((each) => each === words[task]).length;
  const places = [...wordsOfTasks(content).entries()].filter(([, each]) => each === words[task]);
  return (places[nth] ?? places.at(-1))?.[0] ?? null;
}

/** Of each task what stands behind its mark. */
function wordsOfTasks(content: string): string[] {
  return Array.from(content.matchAll(TASK), ({ index, 0: mark }) => {
    const end = content.indexOf('\n', index);
    return content.slice(index + mark.length, end < 0 ? undefined : end).trim();
  });
}
