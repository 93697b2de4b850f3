import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';
import { readEnvironment } from '../../start/read-environment.mjs';
import { makeServiceEnvironment } from '../../start/service-environment.mjs';
import { listServices } from '../../start/services.mjs';

const checkout = temporaryFolder();
const made = { databaseUrl: 'postgres://made', speechModelDirectory: '/model', secrets: { SESSION_SECRET: 'made' } };

describe('the environment of a start', () => {
  it('needs nothing to be set', () => {
    expect(readEnvironment('/stitchbook', {})).toEqual({
      environment: {},
      dataDirectory: '/stitchbook/.data',
      host: '127.0.0.1',
      port: 3000,
      baseUrl: 'http://localhost:3000',
    });
  });

  it('moves the address with the port', () => {
    expect(readEnvironment('/stitchbook', { PORT: '8080' })).toMatchObject({
      port: 8080,
      baseUrl: 'http://localhost:8080',
    });
  });

  it('prefers the environment to the .env file, and takes an empty variable as not set', () => {
    writeFileSync(join(checkout, '.env'), 'PORT=4000\nDATA_DIR=/elsewhere\nLOG_LEVEL=debug\n');
    const settings = readEnvironment(checkout, { PORT: '5000', LOG_LEVEL: '' });
    expect(settings).toMatchObject({ port: 5000, dataDirectory: '/elsewhere' });
    expect(settings.environment.LOG_LEVEL).toBe('debug');
  });
});

describe('the environment of the services', () => {
  it('gives the gateway the address on which the bundled provider listens', async () => {
    const environment = await makeServiceEnvironment('/stitchbook', readEnvironment('/stitchbook', {}), made);
    expect(environment).toMatchObject({
      DATABASE_URL: 'postgres://made',
      AUDIO_DIR: '/stitchbook/.data/audio',
      OIDC_ISSUER: 'http://localhost:3000/oidc',
      IDENTITY_URL: `http://127.0.0.1:${environment.IDENTITY_PORT}`,
    });
    expect(listServices('/stitchbook', environment).map(({ name }: { name: string }) => name)).toContain('identity');
  });

  it('lets what the person set win', async () => {
    const own = { SESSION_SECRET: 'own', AUDIO_DIR: '/audio', IDENTITY_PORT: '4001' };
    const environment = await makeServiceEnvironment('/stitchbook', readEnvironment('/stitchbook', own), made);
    expect(environment).toMatchObject({ ...own, IDENTITY_URL: 'http://127.0.0.1:4001' });
  });

  it('leaves the bundled provider out where people sign in elsewhere', async () => {
    const settings = readEnvironment('/stitchbook', { OIDC_ISSUER: 'https://sign-in.example' });
    const environment = await makeServiceEnvironment('/stitchbook', settings, made);
    expect(environment.IDENTITY_URL).toBeUndefined();
    expect(listServices('/stitchbook', environment).map(({ name }: { name: string }) => name)).not.toContain(
      'identity',
    );
  });
});
