import type { AudioStore } from '@stitchbook/storage';

/** An installation that is backed up or restored into. */
export interface Place {
  databaseUrl: string;
  store: AudioStore;
}

/** Secrets by the names of environment variables. */
export type Secrets = Record<string, string>;

export type Say = (sentence: string) => void;
