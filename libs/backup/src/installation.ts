import { DatabaseSettings, StorageSettings, loadSettings } from '@stitchbook/config';
import { type AudioStore, createAudioStore } from '@stitchbook/storage';
import pg from 'pg';
import { BackupRefusedError } from './backup-refused.error.ts';

/** An installation that is backed up or restored into. */
export interface Installation {
  databaseUrl: string;
  store: AudioStore;
}

/** Secrets by the names of environment variables. */
export type Secrets = Record<string, string>;

/** Prints a sentence for the person at the terminal. */
export type Say = (sentence: string) => void;

/** The installation that an environment describes, as its services read it. Throws `InvalidSettingsError`. */
export function loadInstallation(environment: Readonly<Record<string, string | undefined>>): Installation {
  return {
    databaseUrl: loadSettings(DatabaseSettings, environment).url,
    store: createAudioStore(loadSettings(StorageSettings, environment)),
  };
}

/** A connection outside of any pool, for COPY and for a transaction that stays open. Rejects with `BackupRefusedError`. */
export async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
  // The query under way rejects; without a listener a server that goes away would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const { host } = new URL(databaseUrl);
    throw new BackupRefusedError(`The database at ${host} cannot be reached: ${(error as Error).message}`, {
      cause: error,
    });
  }
  return client;
}
