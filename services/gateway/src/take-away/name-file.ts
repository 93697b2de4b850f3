/** Letters that end a name, split it, lead out of a folder, or turn the direction of what follows. */
const NOT_IN_NAMES = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\\/:*?"<>|]+/gu;
const LONGEST_NAME_BYTES = 180;

/** What a title becomes where it names a file on whatever machine, without an extension. */
export function nameFile(title: string): string {
  const cleaned = title
    .replaceAll(NOT_IN_NAMES, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  return cutToBytes(cleaned).trimEnd() || 'Voice note';
}

function cutToBytes(text: string): string {
  let bytes = 0;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    bytes += Buffer.byteLength(segment);
    if (bytes > LONGEST_NAME_BYTES) break;
    kept += segment;
  }
  return kept;
}
