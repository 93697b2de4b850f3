import type { Note } from '@stitchbook/api-types';

const REASONS: Record<NonNullable<Note['wordlessReason']>, string> = {
  'no-speech': 'Nobody speaks in this recording.',
  'not-understood': 'No words: this does not sound like English.',
};

/** Why a note has no words, for its card. A server before this version does not say. */
export function sayWordless({ wordlessReason }: Partial<Pick<Note, 'wordlessReason'>>): string {
  return wordlessReason ? REASONS[wordlessReason] : 'No words were heard in this note.';
}
