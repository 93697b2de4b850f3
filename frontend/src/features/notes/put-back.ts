import type { NoteDetail, Substitution } from '@stitchbook/api-types';
import { segmentRanges } from './segment-ranges.ts';

/** What changes of a note when what was heard takes the place of the word that was put in for it. */
export function putBack(
  { transcript, segments, substitutions }: NoteDetail,
  { term, heard, at }: Substitution,
): Pick<NoteDetail, 'transcript' | 'segments' | 'substitutions'> {
  const longer = heard.length - term.length;
  const corrected = transcript.slice(0, at) + heard + transcript.slice(at + term.length);
  const ranges = segmentRanges(segments, transcript);
  return {
    transcript: corrected,
    segments: segments.map((segment, index) => {
      const [from, to] = ranges?.[index] ?? [0, 0];
      return from <= at && at < to ? { ...segment, text: corrected.slice(from, to + longer) } : segment;
    }),
    substitutions: substitutions
      .filter((other) => other.at !== at)
      .map((other) => (other.at > at ? { ...other, at: other.at + longer } : other)),
  };
}
