import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';
import { loadOrCreateSecrets } from '../../start/load-or-create-secrets.mjs';

const folder = temporaryFolder();
const file = join(folder, 'secrets.json');
let made = 0;

function generate(): Promise<Record<string, string>> {
  made += 1;
  return Promise.resolve({
    OIDC_CLIENT_SECRET: `client ${made}`,
    IDENTITY_COOKIE_KEYS: `cookies ${made}`,
    IDENTITY_SIGNING_KEYS: `signing ${made}`,
  });
}

describe('keeping secrets', () => {
  it('makes them once, for the eyes of one account', async () => {
    const first = await loadOrCreateSecrets(folder, generate);
    expect(first).toMatchObject({ OIDC_CLIENT_SECRET: 'client 1' });
    expect(first.SESSION_SECRET?.length).toBeGreaterThanOrEqual(32);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await loadOrCreateSecrets(folder, generate)).toEqual(first);
  });

  it('adds one that a new version needs and leaves the others', async () => {
    const { SESSION_SECRET, ...others } = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify(others));
    const completed = await loadOrCreateSecrets(folder, generate);
    expect(completed).toMatchObject(others);
    expect(completed.SESSION_SECRET).not.toBe(SESSION_SECRET);
  });

  it('never replaces what it cannot read', async () => {
    writeFileSync(file, '{"broken');
    await expect(loadOrCreateSecrets(folder, generate)).rejects.toThrow('put the file back from your backup');
    expect(readFileSync(file, 'utf8')).toBe('{"broken');
  });
});
