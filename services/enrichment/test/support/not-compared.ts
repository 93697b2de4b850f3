import type { CompareTags } from '../../src/compare-tags.ts';

/** Of a worker without an embedding model. */
export const NOT_COMPARED: Pick<CompareTags, 'of'> = { of: () => Promise.resolve(undefined) };
