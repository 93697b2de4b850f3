import type { Asked } from './permission-scene.ts';

export type Statuses = readonly [
  owner: number,
  edit: number,
  comment: number,
  view: number,
  ended: number,
  stranger: number,
  unauthenticated: number,
];

export interface Row {
  statuses: Statuses;
  /** Path parameters beyond the note's own id, and bodies, for each asker. */
  path?: (asked: Asked) => string;
  json?: (asked: Asked) => unknown;
  form?: () => Promise<FormData> | FormData;
  headers?: Record<string, string>;
}
