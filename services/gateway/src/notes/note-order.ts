import type { NoteSort } from '@stitchbook/contracts';

export interface Order {
  /** What is sorted by; ties go by id. */
  key: string;
  type: 'timestamptz' | 'text' | 'float8';
  direction: 'asc' | 'desc';
}

/** Each has an index that begins with the owner. */
export const ORDERS: Readonly<Record<NoteSort, Order>> = {
  newest: { key: 'n.created_at', type: 'timestamptz', direction: 'desc' },
  oldest: { key: 'n.created_at', type: 'timestamptz', direction: 'asc' },
  title: { key: 'lower(n.title)', type: 'text', direction: 'asc' },
  longest: { key: 'n.duration', type: 'float8', direction: 'desc' },
};
