import { answerRange } from '../../../services/gateway/src/notes/answer-range.ts';
import { asText, defineTarget, mustHold } from '../define-target.ts';

const SIZES = [0, 1, 2, 10, 9_999, 2 ** 31, 5_000_000_000];
const ONE_RANGE = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/;

/** What RFC 9110 says of one range of bytes, counted without rounding; null for what is none. */
function expectedOf(size: bigint, header: string): { first: bigint; last: bigint } | 'none' | null {
  const [, from = '', to = ''] = ONE_RANGE.exec(header) ?? [];
  if (!from && !to) return null;
  if (!from) {
    const length = BigInt(to) < size ? BigInt(to) : size;
    return length > 0n ? { first: size - length, last: size - 1n } : 'none';
  }
  const first = BigInt(from);
  const last = to && BigInt(to) < size ? BigInt(to) : size - 1n;
  return first <= last ? { first, last } : 'none';
}

export const target = defineTarget({
  covers: ['services/gateway/src/notes', 'node_modules/range-parser'],
  maxBytes: 512,
  dictionary: ['bytes=', '-', ',', '0-0', '0-', '-1', '9007199254740993', '4294967296', 'items=', ' '],
  run(input) {
    for (const header of [asText(input), `bytes=${asText(input)}`]) {
      for (const size of SIZES) {
        const { status, range, length, contentRange } = answerRange(size, header);
        mustHold([200, 206, 416].includes(status), 'It is answered with another status.');
        mustHold((range !== null) === (status === 206), 'A part is sent that is none, or the other way round.');
        if (range) {
          mustHold(Number.isSafeInteger(range.start) && Number.isSafeInteger(range.end), 'A place is no whole number.');
          mustHold(range.start >= 0 && range.start <= range.end && range.end < size, 'It is read outside of the file.');
          mustHold(length === range.end - range.start + 1, 'The length is not that of the part.');
          mustHold(contentRange === `bytes ${range.start}-${range.end}/${size}`, 'It says that it sends another part.');
        } else mustHold(length === (status === 200 ? size : 0), 'The length is not what follows.');
        const expected = expectedOf(BigInt(size), header);
        if (expected === 'none') mustHold(status === 416, 'It is answered though no byte lies there.');
        else if (expected) {
          const isThat = range && BigInt(range.start) === expected.first && BigInt(range.end) === expected.last;
          mustHold(Boolean(isThat), 'Another part is sent than was asked for.');
        } else if (!header.startsWith('bytes=')) mustHold(status !== 206, 'What asks for no bytes gets a part.');
      }
    }
  },
});
