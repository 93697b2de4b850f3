import { type InvalidSettingsError, loadSettings } from '@stitchbook/config';
import { generateIdentitySecrets, IdentitySettings } from '@stitchbook/identity';

function problemsOf(environment: Record<string, string>): string {
  try {
    loadSettings(IdentitySettings, environment);
    return '';
  } catch (error) {
    return (error as InvalidSettingsError).problems.join('\n');
  }
}

describe('the settings of the identity provider', () => {
  const secrets = generateIdentitySecrets();

  it('are complete with generated secrets', () => {
    const settings = loadSettings(IdentitySettings, { ...secrets, BASE_URL: 'http://localhost:3000/' });
    expect(settings).toMatchObject({
      host: '127.0.0.1',
      origin: 'http://localhost:3000',
      issuer: 'http://localhost:3000/oidc',
    });
  });

  it('do not start without secrets, and do not repeat a wrong one', () => {
    expect(problemsOf({})).toMatch(/OIDC_CLIENT_SECRET[^]*IDENTITY_COOKIE_KEYS[^]*IDENTITY_SIGNING_KEYS/);
    const weak = {
      OIDC_CLIENT_SECRET: 'tell-nobody',
      IDENTITY_COOKIE_KEYS: 'tell-nobody',
      IDENTITY_SIGNING_KEYS: 'tell-nobody',
    };
    expect(problemsOf(weak)).toMatch(/OIDC_CLIENT_SECRET[^]*IDENTITY_COOKIE_KEYS[^]*IDENTITY_SIGNING_KEYS/);
    expect(problemsOf(weak)).not.toContain('tell-nobody');
  });

  it.each([
    ['OIDC_CLIENT_SECRET', 'change-me-before-you-go-live-0123456789'],
    ['OIDC_CLIENT_SECRET', 'x'.repeat(64)],
    ['IDENTITY_COOKIE_KEYS', 'your-secret-of-thirty-two-characters-here'],
    ['IDENTITY_COOKIE_KEYS', 'k'.repeat(48)],
    ['IDENTITY_SIGNING_KEYS', ''],
    ['IDENTITY_TRUSTED_PROXIES', 'everybody'],
  ])('stop the start when %s is %j', (name, value) => {
    expect(problemsOf({ ...secrets, [name]: value })).toContain(name);
  });

  it.each(['localhost:3000', 'ftp://localhost', 'http://localhost/app', 'http://localhost?x=1'])(
    'do not take %s for a public origin',
    (BASE_URL) => {
      expect(problemsOf({ ...secrets, BASE_URL })).toContain('BASE_URL');
    },
  );

  it.each(['{}', '{"keys":[]}', '{"keys":[{"kty":"RSA","n":"public"}]}', '{"keys":[null]}', '[]'])(
    'do not take %s for signing keys',
    (IDENTITY_SIGNING_KEYS) => {
      expect(problemsOf({ ...secrets, IDENTITY_SIGNING_KEYS })).toContain('IDENTITY_SIGNING_KEYS');
    },
  );

  it('are other secrets each time', () => {
    expect(generateIdentitySecrets().OIDC_CLIENT_SECRET).not.toBe(secrets.OIDC_CLIENT_SECRET);
  });
});
