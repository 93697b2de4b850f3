import { DatabaseSettings, StorageSettings, loadSettings } from '@stitchbook/config';
import { createAudioStore } from '@stitchbook/storage';
import type { Place } from './place.ts';

/** The installation that an environment describes, as its services read it. Throws `InvalidSettingsError`. */
export function openPlace(environment: Readonly<Record<string, string | undefined>>): Place {
  return {
    databaseUrl: loadSettings(DatabaseSettings, environment).url,
    store: createAudioStore(loadSettings(StorageSettings, environment)),
  };
}
