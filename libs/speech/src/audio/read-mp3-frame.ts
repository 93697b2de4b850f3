/** What the four bytes at the head of an MPEG audio frame say. */
export interface Mp3Frame {
  bytes: number;
  samples: number;
  sampleRate: number;
  channels: number;
  /** Where an encoder's table of contents would lie, from the frame's beginning. */
  tableOffset: number;
}

const RATES_HZ = [44_100, 48_000, 32_000];
const KBPS = {
  'v1-1': [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  'v1-2': [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  'v1-3': [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  'v2-1': [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  'v2-3': [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};

/** Null when these bytes do not begin a frame of a known length. */
export function readMp3Frame(head: Uint8Array, at = 0): Mp3Frame | null {
  const [sync = 0, kind = 0, rates = 0, mode = 0] = head.subarray(at, at + 4);
  if (sync !== 0xff || (kind & 0xe0) !== 0xe0) return null;
  const version = (kind >> 3) & 3;
  const layer = 4 - ((kind >> 1) & 3);
  const rateIndex = (rates >> 2) & 3;
  if (version === 1 || layer === 4 || rateIndex === 3) return null;
  const isV1 = version === 3;
  const table = isV1 ? (`v1-${layer}` as keyof typeof KBPS) : layer === 1 ? 'v2-1' : 'v2-3';
  const kbps = KBPS[table][rates >> 4];
  const fullRate = RATES_HZ[rateIndex];
  if (!kbps || !fullRate) return null;
  const sampleRate = fullRate / (isV1 ? 1 : version === 2 ? 2 : 4);
  const samples = layer === 1 ? 384 : layer === 3 && !isV1 ? 576 : 1_152;
  const padding = ((rates >> 1) & 1) * (layer === 1 ? 4 : 1);
  const slot = layer === 1 ? 4 : 1;
  const channels = mode >> 6 === 3 ? 1 : 2;
  const sideInfo = isV1 ? (channels === 1 ? 17 : 32) : channels === 1 ? 9 : 17;
  return {
    bytes: Math.floor((samples * kbps * 125) / sampleRate / slot) * slot + padding,
    samples,
    sampleRate,
    channels,
    tableOffset: 4 + sideInfo,
  };
}
