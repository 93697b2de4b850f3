import { once } from 'node:events';
import { InvalidSettingsError, loadSettings } from '@stitchbook/config';
import { startService } from '@stitchbook/testing';
import { GatewaySettings } from '../src/infrastructure/gateway.settings.ts';

const GOOD = {
  BASE_URL: 'https://stitchbook.test',
  WEB_DIR: '/nowhere',
  SESSION_SECRET: 'q3V0cmVhZCBhbmQgbmVlZGxlIGFuZCBpbms',
  OIDC_ISSUER: 'https://issuer.test',
  OIDC_CLIENT_SECRET: 'V0cmVhZCBhbmQgbmVlZGxl',
};

const load = (environment: Record<string, string>) => loadSettings(GatewaySettings, { ...GOOD, ...environment });

describe('the settings of signing in', () => {
  it.each([
    ['SESSION_SECRET', ''],
    ['SESSION_SECRET', 'short'],
    ['SESSION_SECRET', 'x'.repeat(64)],
    ['SESSION_SECRET', 'abcabcabcabcabcabcabcabcabcabcabcabc'],
    ['SESSION_SECRET', 'please-change-me-before-going-live-1234'],
    ['SESSION_SECRET', 'put-your-secret-of-32-characters-here'],
    ['OIDC_CLIENT_SECRET', ''],
    ['OIDC_CLIENT_SECRET', 'hunter2'],
    ['OIDC_CLIENT_SECRET', 'change-me-change-me-please'],
    ['OIDC_ISSUER', ''],
    ['OIDC_ISSUER', 'javascript:alert(1)'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '27'],
    ['TRUSTED_PROXIES', '1,2'],
    ['TRUSTED_PROXIES', '10.0.0.1,,10.0.0.2'],
  ])('stop the start when %s is %j, by name and without repeating it', (name, value) => {
    const attempt = () => load({ [name]: value });
    expect(attempt).toThrow(InvalidSettingsError);
    expect(attempt).toThrow(new RegExp(name));
    if (value) expect(attempt).not.toThrow(new RegExp(value.replace(/\W/g, '.')));
  });

  it.each(['10.1.2.3', '10.0.0.0/8, 192.168.0.1', 'loopback,uniquelocal', 'fd00::/8', '1', '3'])(
    'take %s as trusted proxies',
    (proxies) => {
      expect(load({ TRUSTED_PROXIES: proxies }).trustedProxies).toBe(proxies);
    },
  );

  it.each([
    'http://localhost:3000',
    'http://127.0.0.1',
    'http://127.8.8.8:80',
    'http://[::1]:3000',
    'https://stitchbook.test',
  ])('let people come to %s', (baseUrl) => {
    expect(() => load({ BASE_URL: baseUrl }).requireSafeAddress()).not.toThrow();
  });

  it.each([
    'http://stitchbook.test',
    'http://192.168.1.5:3000',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'http://0.0.0.0:3000',
  ])('do not let people send their cookie to %s', (baseUrl) => {
    expect(() => load({ BASE_URL: baseUrl }).requireSafeAddress()).toThrow(/BASE_URL must begin with https/);
  });

  it.each([
    ['an address that is not safe', { BASE_URL: 'http://stitchbook.test' }, 'BASE_URL must begin with https'],
    [
      'a secret that is a default',
      { SESSION_SECRET: 'change-me-change-me-change-me-change-me' },
      'SESSION_SECRET must be',
    ],
  ])(
    'end the process at %s',
    async (_name, wrong, sentence) => {
      const unused = { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c', AUDIO_DIR: '/nowhere' };
      const gateway = startService('gateway', { ...GOOD, ...unused, ...wrong });
      const [code] = (await once(gateway.process, 'exit')) as [number | null];
      expect(code).not.toBe(0);
      expect(gateway.log()).toContain(sentence);
    },
    60_000,
  );
});
