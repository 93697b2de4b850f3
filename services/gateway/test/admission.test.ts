import { randomUUID } from 'node:crypto';
import { loadSettings } from '@stitchbook/config';
import { createInvitation } from '@stitchbook/database';
import { GatewaySettings } from '../src/infrastructure/gateway.settings.ts';
import { Browser } from './support/identity-browser.ts';
import { type OidcIssuer, startOidcIssuer } from './support/oidc-issuer.ts';
import { signInAt } from './support/oidc-sign-in.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

const ORIGIN = 'https://stitchbook.test';
const INVITED = 'This Stitchbook takes new people by invitation.';
let issuer: OidcIssuer;
let gateway: TestGateway | undefined;

beforeAll(async () => {
  issuer = await startOidcIssuer();
});
afterEach(async () => {
  await gateway?.close();
  gateway = undefined;
});
afterAll(() => issuer.close());

const start = async (environment: Record<string, string>) => {
  gateway = await startGateway({ OIDC_ISSUER: issuer.url, BASE_URL: ORIGIN, ...environment });
  return gateway;
};

/** Signs somebody in of whom the issuer says this; answers what they are told when they are not let in. */
async function signIn(claims: Record<string, unknown>, sub: string = randomUUID(), link?: string) {
  issuer.profile = { sub, ...claims };
  const browser = new Browser(String(gateway?.address), ORIGIN);
  if (link !== undefined) await browser.get(link.slice(ORIGIN.length));
  const page = await signInAt(issuer, browser);
  const { status } = await browser.user();
  return status === 200 ? 'let in' : `${page.status} ${/role="alert">([^<]*)/.exec(page.text)?.[1]}`;
}

describe('of people whom another issuer knows', () => {
  it('those are let in who have a confirmed address at an allowed domain, and the others are refused with a reason', async () => {
    await start({ ALLOWED_EMAIL_DOMAINS: 'example.org, Example.com' });
    const sentence = /^403 Only people with a confirmed email address at example.org or example.com may sign in here/;
    expect(await signIn({ email: 'ada@example.org', email_verified: true })).toBe('let in');
    expect(await signIn({ email: 'ada@EXAMPLE.com', email_verified: true })).toBe('let in');
    expect(await signIn({ email: 'ada@example.org', email_verified: false })).toMatch(sentence);
    expect(await signIn({ email: 'ada@example.org' })).toMatch(sentence);
    expect(await signIn({ email: 'ada@example.org', email_verified: 'true' })).toMatch(sentence);
    expect(await signIn({ email: 'ada@sub.example.org', email_verified: true })).toMatch(sentence);
    expect(await signIn({ email: 'ada@example.org@evil.example', email_verified: true })).toMatch(sentence);
    expect(await signIn({})).toMatch(sentence);
  });

  it('those are let in whose domain is spelt otherwise by their issuer, but not by letters that only look alike', async () => {
    await start({ ALLOWED_EMAIL_DOMAINS: 'München.example, xn--kln-sna.example, info.example' });
    expect(await signIn({ email: 'ada@xn--mnchen-3ya.example', email_verified: true })).toBe('let in');
    expect(await signIn({ email: 'ada@KÖLN.example', email_verified: true })).toBe('let in');
    for (const domain of ['İnfo.example', 'info.example/x', 'x/info.example'])
      expect(await signIn({ email: `ada@${domain}`, email_verified: true })).toMatch(/^403 Only people/);
  });

  it('those are let in who have the claim that is asked for', async () => {
    await start({ OIDC_REQUIRED_CLAIM: 'groups=stitchbook' });
    expect(await signIn({ groups: ['staff', 'stitchbook'] })).toBe('let in');
    expect(await signIn({ groups: 'stitchbook' })).toBe('let in');
    const refused = '403 Your account may not use this Stitchbook. Ask whoever runs it to let you in.';
    expect(await signIn({ groups: ['stitchbookers'] })).toBe(refused);
    expect(await signIn({})).toBe(refused);
  });

  it('somebody is let in no more once the issuer has taken the claim away', async () => {
    await start({ OIDC_REQUIRED_CLAIM: 'member' });
    const sub = randomUUID();
    expect(await signIn({ member: true }, sub)).toBe('let in');
    expect(await signIn({ member: false }, sub)).toMatch(/^403 Your account may not use/);
  });

  it('the first is let in, as an administrator, and after them who is invited or was there before', async () => {
    const { database } = await start({});
    const [first, invited] = [randomUUID(), randomUUID()];
    expect(await signIn({}, first)).toBe('let in');
    expect(await signIn({})).toMatch(new RegExp(`^403 ${INVITED}`));
    const facts = { origin: ORIGIN, email: null, createdBy: null };
    const { link } = await createInvitation(database.dataSource.manager, facts);
    expect(await signIn({}, invited, link)).toBe('let in');
    expect(await signIn({}, randomUUID(), link)).toMatch(new RegExp(`^403 ${INVITED}`));
    expect([await signIn({}, first), await signIn({}, invited)]).toEqual(['let in', 'let in']);
    const people = 'select subject, is_administrator from users order by created_at';
    expect(await database.dataSource.query(people)).toEqual([
      { subject: first, is_administrator: true },
      { subject: invited, is_administrator: false },
    ]);
  });

  it('an invitation that names an address wants it confirmed', async () => {
    const { database } = await start({ SIGN_UP: 'invite' });
    const facts = { origin: ORIGIN, email: 'Ada@example.org', createdBy: null };
    const { link } = await createInvitation(database.dataSource.manager, facts);
    expect(await signIn({ email: 'ada@example.org' }, randomUUID(), link)).toMatch(/^403/);
    expect(await signIn({ email: 'grace@example.org', email_verified: true }, randomUUID(), link)).toMatch(/^403/);
    expect(await signIn({ email: 'ada@example.org', email_verified: true }, randomUUID(), link)).toBe('let in');
  });

  it('an invitation is for its address in both spellings of the domain', async () => {
    const { database } = await start({ SIGN_UP: 'invite' });
    const facts = { origin: ORIGIN, email: 'ada@xn--mnchen-3ya.example', createdBy: null };
    const { link } = await createInvitation(database.dataSource.manager, facts);
    expect(await signIn({ email: 'ada@münchen.example', email_verified: true }, randomUUID(), link)).toBe('let in');
  });

  it('nobody new is let in where it is closed, and everybody where it is open', async () => {
    await start({ SIGN_UP: 'closed' });
    expect(await signIn({})).toMatch(/^403 This Stitchbook takes no new people/);
    await gateway?.close();
    await start({ SIGN_UP: 'open' });
    expect([await signIn({}), await signIn({})]).toEqual(['let in', 'let in']);
  });
});

describe('quotas that nobody has set', () => {
  const quotasOf = (environment: Record<string, string>) => {
    const settings = loadSettings(GatewaySettings, {
      WEB_DIR: '/nowhere',
      SESSION_SECRET: 'q3V0cmVhZCBhbmQgbmVlZGxlIGFuZCBpbms',
      OIDC_ISSUER: 'https://issuer.test',
      OIDC_CLIENT_SECRET: 'V0cmVhZCBhbmQgbmVlZGxl',
      ...environment,
    });
    return [settings.quotaStoredMegabytes, settings.quotaModelCallsPerDay, settings.quotaRequestsPerMinute];
  };

  it('hold where others can reach the installation, and not on this machine alone', () => {
    expect(quotasOf({ BASE_URL: ORIGIN })).toEqual([10_240, 500, 600]);
    expect(quotasOf({ BASE_URL: 'http://localhost:3000' })).toEqual([0, 0, 0]);
    expect(quotasOf({ BASE_URL: ORIGIN, QUOTA_STORED_MB: '0', QUOTA_REQUESTS_PER_MINUTE: '7' })).toEqual([0, 500, 7]);
  });
});
