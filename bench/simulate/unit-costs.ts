/**
 * What one thing that people do costs, as measured on two cores of a cloud machine (AMD EPYC, November 2026) with `npm run bench:costs`,
 * which measures them again and says which are not true any more. Processor seconds of one such core.
 */
export const UNIT_COSTS = {
  /** Of speech, both models, decoding and voice detection, for each second of sound. */
  transcribedSecond: 0.11,
  /** Requests: those of the gateway's process, and those of PostgreSQL for them. */
  list: { gateway: 0.003, database: 0.0024 },
  note: { gateway: 0.001, database: 0.0005 },
  user: { gateway: 0.0005, database: 0.00002 },
  search: { gateway: 0.0065, database: 0.015 },
  /** One note with all that follows from it: upload, its jobs, enrichment and the index. */
  savedNote: { gateway: 0.02, database: 0.022, enrichment: 0.02 },
} as const;

/** Bytes. A recording as browsers make it: 16 kHz, 16 bits. Rows with words, their index and the segments. */
export const STORED = { secondOfAudio: 32_000, note: 6_000 } as const;

/** Connections to PostgreSQL that a process holds at most, with the queue in PostgreSQL too (docs/operations.md). */
export const CONNECTIONS = { gateway: 26, transcription: 27, enrichment: 22, creations: 16 } as const;

/** For a month, in one currency; assumed. A processor, a gigabyte of objects, and one of a database. */
export const PRICES = { processor: 12, objectGigabyte: 0.02, databaseGigabyte: 0.12 } as const;
