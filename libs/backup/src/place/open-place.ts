import { DatabaseSettings, Setting, StorageSettings, loadSettings } from '@stitchbook/config';
import { createAudioStore } from '@stitchbook/storage';
import { IsUrl } from 'class-validator';
import type { Place } from './place.ts';

export class AddressSettings {
  @Setting(
    'BASE_URL',
    'Where people reach Stitchbook, without a path; https unless it is this machine alone',
    'http://localhost:3000',
  )
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] })
  baseUrl!: string;
}

/** The installation that an environment describes, as its services read it. Throws `InvalidSettingsError`. */
export function openPlace(environment: Readonly<Record<string, string | undefined>>): Place {
  const { baseUrl } = loadSettings(AddressSettings, environment);
  return {
    databaseUrl: loadSettings(DatabaseSettings, environment).url,
    store: createAudioStore(loadSettings(StorageSettings, environment)),
    issuer: `${new URL(baseUrl).origin}/oidc`,
  };
}
