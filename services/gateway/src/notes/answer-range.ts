import parseRange from 'range-parser';
import type { ByteRange } from '@stitchbook/storage';

/** What is sent of a file: `range` is null for all of it, and for none when the status is 416. */
interface RangeAnswer {
  status: 200 | 206 | 416;
  range: ByteRange | null;
  /** Bytes that follow. */
  length: number;
  contentRange?: string;
}

/** More than the last 0 bytes. */
const LAST_BYTES = /^bytes=\s*-\s*0*[1-9]\d*\s*$/;

/**
 * What a `Range` header gets of a file of so many bytes (RFC 9110, 14.2). Null is a request without the header, or with an
 * `If-Range` that names another file. Several ranges at once, other units and what is no range are answered with the whole.
 */
export function answerRange(bytes: number, header: string | null): RangeAnswer {
  const ranges = header === null ? -2 : parseRange(bytes, header);
  if (ranges === -1 && bytes > 0 && LAST_BYTES.test(header ?? '')) {
    // The last so many bytes of a file that is shorter are all that it has.
    return part(bytes, { start: 0, end: bytes - 1 });
  }
  if (ranges === -1) return { status: 416, range: null, length: 0, contentRange: `bytes */${bytes}` };
  const range = ranges !== -2 && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
  return range ? part(bytes, range) : { status: 200, range: null, length: bytes };
}

function part(bytes: number, { start, end }: ByteRange): RangeAnswer {
  return {
    status: 206,
    range: { start, end },
    length: end - start + 1,
    contentRange: `bytes ${start}-${end}/${bytes}`,
  };
}
