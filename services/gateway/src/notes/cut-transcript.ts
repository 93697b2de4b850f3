import { LIST_TRANSCRIPT_CHARACTERS } from '@stitchbook/contracts';
import { findGraphemeStart } from '@stitchbook/text/graphemes';

/** What people take for one character may be many marks; one that is longer than this is cut through. */
const MAX_GRAPHEME_LENGTH = 100;

interface CutTranscript {
  transcript: string;
  transcriptTruncated: boolean;
}

/** As much of the words as a list carries, ended between two characters as people see them. */
export function cutTranscript(transcript: string): CutTranscript {
  const end = offsetOf(transcript, LIST_TRANSCRIPT_CHARACTERS);
  if (end === transcript.length) return { transcript, transcriptTruncated: false };
  const start = findGraphemeStart(transcript, end) ?? end;
  const isWithinOne = start < end && end - start <= MAX_GRAPHEME_LENGTH;
  return { transcript: transcript.slice(0, isWithinOne ? start : end), transcriptTruncated: true };
}

/** Where the code point with this number begins: PostgreSQL counts them, and no surrogate pair is torn. */
function offsetOf(text: string, codePoint: number): number {
  if (text.length <= codePoint) return text.length;
  let offset = 0;
  for (let count = 0; count < codePoint && offset < text.length; count += 1) {
    offset += (text.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1;
  }
  return offset;
}
