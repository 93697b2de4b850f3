import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { CHECKOUT } from './support/run-program.ts';

interface Composed {
  environment?: Record<string, string>;
  volumes?: string[];
}

const text = readFileSync(join(CHECKOUT, 'docker-compose.yml'), 'utf8');
const { services } = parse(text, { merge: true }) as { services: Record<string, Composed> };
const namesOf = (service: string) => Object.keys(services[service]?.environment ?? {});

describe('in docker-compose.yml', () => {
  it('only who keeps, makes or plays audio has a key of the audio store', () => {
    const withKey = Object.keys(services).filter((name) => namesOf(name).includes('S3_SECRET_KEY'));
    // `secrets` judges how it was chosen; the store itself knows it by another name.
    expect(withKey.sort()).toEqual(['backup', 'creations', 'gateway', 'restore', 'secrets', 'transcription']);
  });

  it('only who signs people in has the secrets of signing in', () => {
    const withSecrets = Object.entries(services).filter(([, { volumes = [] }]) =>
      volumes.some((volume) => volume.startsWith('secrets:')),
    );
    expect(withSecrets.map(([name]) => name).sort()).toEqual(['gateway', 'identity', 'secrets']);
  });
});
