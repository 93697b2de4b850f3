import { readFile } from 'node:fs/promises';
import {
  DatabaseSettings,
  LoggingSettings,
  QueueSettings,
  type SettingDescription,
  ShutdownSettings,
  StorageSettings,
  WatchdogSettings,
  describeSettings,
} from '@stitchbook/config';
import {
  CreationsWorkerSettings,
  EnrichmentWorkerSettings,
  TranscriptionWorkerSettings,
  WorkerSettings,
} from '@stitchbook/jobs';
import { MetricsSettings } from '@stitchbook/metrics';
import { MeaningSettings } from '@stitchbook/meaning';
import { SpeechSettings } from '@stitchbook/speech';
import { LanguageSettings } from '@stitchbook/text';
import { VoiceSettings } from '@stitchbook/voices';
import { GatewaySettings } from '../../services/gateway/src/infrastructure/gateway.settings.ts';
import { IdentitySettings } from '../../services/identity/src/identity.settings.ts';
import { MailSettings } from '../../services/identity/src/mail/mail.settings.ts';

const everySetting: SettingDescription[] = [
  DatabaseSettings,
  LoggingSettings,
  QueueSettings,
  StorageSettings,
  MetricsSettings,
  ShutdownSettings,
  WatchdogSettings,
  WorkerSettings,
  GatewaySettings,
  IdentitySettings,
  MailSettings,
  TranscriptionWorkerSettings,
  EnrichmentWorkerSettings,
  CreationsWorkerSettings,
  SpeechSettings,
  LanguageSettings,
  MeaningSettings,
  VoiceSettings,
].flatMap((settings) => describeSettings(settings));

async function readExample(): Promise<Record<string, string>> {
  const text = await readFile(new URL('../../.env.example', import.meta.url), 'utf8');
  return Object.fromEntries(
    [...text.matchAll(/^# ([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']): [string, string] => [
      name,
      value,
    ]),
  );
}

describe('.env.example', () => {
  it('names every setting with its default, and nothing else', async () => {
    const expected = Object.fromEntries(everySetting.map(({ variable, fallback }) => [variable, fallback ?? '']));
    expect(await readExample()).toEqual(expected);
  });

  it('describes settings alike wherever two services share one', () => {
    for (const { variable, fallback } of everySetting) {
      const others = everySetting.filter((other) => other.variable === variable);
      expect(others.map((other) => other.fallback)).toEqual(others.map(() => fallback));
    }
  });
});
