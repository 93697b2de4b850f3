import { loadSettings } from '@stitchbook/config';
import {
  generateIdentitySecrets,
  IdentitySettings,
  MailSettings,
  startIdentity,
  type RunningIdentity,
} from '@stitchbook/identity';
import { createLogger } from '@stitchbook/logging';
import { createTestDatabase, type TestDatabase } from '@stitchbook/testing';

let database: TestDatabase;
let identity: RunningIdentity;

beforeAll(async () => {
  database = await createTestDatabase();
  const environment = { BASE_URL: 'https://stitch.example', IDENTITY_PORT: '0', ...generateIdentitySecrets() };
  const settings = loadSettings(IdentitySettings, environment);
  identity = await startIdentity(
    settings,
    loadSettings(MailSettings, {}),
    database.dataSource,
    createLogger('identity', { level: 'silent' }),
  );
});

afterAll(async () => {
  await identity.close();
  await database.drop();
});

describe('behind a gateway that speaks https', () => {
  it('binds its cookies to the host and to https, and stays at the public origin', async () => {
    const request = new URLSearchParams({
      client_id: 'stitchbook',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: 'https://stitch.example/api/callback',
      state: 'state',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
    });
    const answer = await fetch(`http://127.0.0.1:${identity.port}/oidc/auth?${request}`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toMatch(
      /^\/oidc\/interaction\/|^https:\/\/stitch\.example\/oidc\/interaction\//,
    );
    const cookies = answer.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__(Secure|Host)-/);
      expect(cookie).toMatch(/; secure/i);
      expect(cookie).toMatch(/; httponly/i);
      expect(cookie).toMatch(/; samesite=lax/i);
    }
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=');
  });
});
