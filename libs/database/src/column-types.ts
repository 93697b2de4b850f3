import type { ColumnOptions, ValueTransformer } from 'typeorm';

/** The PostgreSQL driver returns int8 as text; our ids and byte counts stay far below 2^53. */
const asNumber: ValueTransformer = {
  to: (value: number | null | undefined) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};

/* Column options that entities share. */

export const bigint: ColumnOptions = { type: 'bigint', transformer: asNumber };
export const bigintId: ColumnOptions = { ...bigint, primary: true, generated: 'identity', generatedIdentity: 'ALWAYS' };
export const uuidId: ColumnOptions = { type: 'uuid', primary: true, default: () => 'gen_random_uuid()' };
export const moment: ColumnOptions = { type: 'timestamptz' };
/** Set by the database's own clock, so that no two machines disagree. */
export const createdMoment: ColumnOptions = { type: 'timestamptz', default: () => 'now()', update: false };
