import type { AudioFormat } from '@stitchbook/contracts';
import { splitGraphemes } from '@stitchbook/text/graphemes';

/** Where things are in an archive; the reader knows them by these names and no others. */
export const MANIFEST_PATH = 'manifest.json';
export const THEMES_PATH = 'themes.json';
export const SEPARATE_TAGS_PATH = 'separate-tags.json';
export const BLOCKED_PEOPLE_PATH = 'blocked-people.json';
export const VOCABULARY_PATH = 'vocabulary.json';
export const CORRECTED_WORDS_PATH = 'corrected-words.json';
export const NOTE_JSON = /^(notes\/[^/]+)\/note\.json$/;
export const NOTE_AUDIO = /^(notes\/[^/]+)\/audio\.(?:mp3|wav|m4a)$/;
export const CREATION_JSON = /^creations\/[^/]+\.json$/;

/** By day and title for people; the id keeps two of the same name apart. */
export function noteFolder(id: number, note: { title: string; createdAt: string }): string {
  return `notes/${note.createdAt.slice(0, 10)} ${nameFile(note.title)} (${id})`;
}

/** Path of a note's audio in an archive; `folder` is that of `noteFolder`. */
export function audioPath(folder: string, format: AudioFormat): string {
  return `${folder}/audio.${format}`;
}

/** Path of a creation in an archive: by day and type for people, the id keeps two of the same name apart. */
export function creationPath(
  id: number,
  creation: { type: string; createdAt: string },
  extension: 'json' | 'md',
): string {
  return `creations/${creation.createdAt.slice(0, 10)} ${creation.type} (${id}).${extension}`;
}

/** Characters that no file name may have on some system, path separators, and marks that change the direction of writing. */
const NOT_IN_NAMES = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\\/:*?"<>|]+/gu;
/** What Windows takes for a device, whatever follows behind a dot. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\s*(?:\.|$))/i;
const MAX_NAME_BYTES = 180;

/** A file name that every operating system accepts, made of a title: at most 180 bytes, without an extension. */
export function nameFile(title: string): string {
  const cleaned = title
    .replaceAll(NOT_IN_NAMES, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|(?<![. ])[. ]+$/g, '')
    .replace(DEVICE, '$&_');
  return cutToBytes(cleaned).trimEnd() || 'Voice note';
}

function cutToBytes(text: string): string {
  let bytes = 0;
  let kept = '';
  for (const segment of splitGraphemes(text)) {
    bytes += Buffer.byteLength(segment);
    if (bytes > MAX_NAME_BYTES) break;
    kept += segment;
  }
  return kept;
}
