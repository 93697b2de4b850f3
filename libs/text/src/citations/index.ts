export { lineKey } from './line-key.ts';
export { Stretches } from './stretches.ts';
