import type { ExportedNote } from '@stitchbook/contracts';
import { cutIntoCues } from './cut-into-cues.ts';
import { writeCueTime } from './write-times.ts';

/*
 * Both carry what the machine heard: only those words have times. A correction by hand has none, and stretching it over
 * somebody's voice would claim that it was said there and then.
 */

/** SubRip has no way to say anything beside the words, nor to escape any. */
export function writeSrt({ segments }: ExportedNote): string {
  return cutIntoCues(segments)
    .map(({ startMs, endMs, lines }, index) =>
      [index + 1, `${writeCueTime(startMs, ',')} --> ${writeCueTime(endMs, ',')}`, ...lines, ''].join('\n'),
    )
    .join('\n');
}

const CORRECTED =
  'NOTE These are the words as they were heard. The transcript of this note was corrected by hand later.';

export function writeVtt({ segments, transcriptEdit }: ExportedNote): string {
  const cues = cutIntoCues(segments).map(({ startMs, endMs, lines }) =>
    [`${writeCueTime(startMs, '.')} --> ${writeCueTime(endMs, '.')}`, ...lines.map(escapeCueText), ''].join('\n'),
  );
  return ['WEBVTT\n', ...(transcriptEdit ? [`${CORRECTED}\n`] : []), ...cues].join('\n');
}

function escapeCueText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
