import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataSource, runMigrations } from '@stitchbook/database';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@stitchbook/database/embedded';
import type { DataSource } from 'typeorm';
import { Browser, type Page } from './support/identity-browser.ts';
import { type OidcIssuer, startOidcIssuer } from './support/oidc-issuer.ts';
import { beginSignIn, finishSignIn, signInAt } from './support/oidc-sign-in.ts';
import { type GatewayProcess, buildServices, startGatewayProcess } from './support/start-gateway-process.ts';
import { ORIGIN } from './support/start-gateway.ts';

let folder: string;
let server: EmbeddedPostgres;
let dataSource: DataSource;
let issuer: OidcIssuer;
let gateway: GatewayProcess;

beforeAll(async () => {
  buildServices('gateway');
  folder = await mkdtemp(join(tmpdir(), 'stitchbook-away-'));
  server = await startEmbeddedPostgres({ dataDirectory: join(folder, 'postgres') });
  await runMigrations(server.url);
  dataSource = await createDataSource({ url: server.url, poolSize: 1 }).initialize();
  issuer = await startOidcIssuer();
  gateway = await startGatewayProcess({ url: server.url, dataSource }, { OIDC_ISSUER: issuer.url });
}, 240_000);
afterAll(async () => {
  await gateway.close();
  await issuer.close();
  await dataSource.destroy();
  await server.stop();
  await rm(folder, { recursive: true });
});

const newBrowser = () => new Browser(gateway.address, ORIGIN);

const AWAY_PAGE = {
  status: 503,
  type: 'text/html; charset=utf-8',
  retryAfter: '5',
  title: 'Signing in has to wait',
  sentence: 'Stitchbook cannot reach its database just now. Please try again in a moment; your stitches are safe.',
};

const describePage = ({ status, headers, text }: Page) => ({
  status,
  type: headers.get('content-type'),
  retryAfter: headers.get('retry-after'),
  title: /<h1>(.*)<\/h1>/.exec(text)?.[1],
  sentence: /role="alert">(.*)<\/p>/.exec(text)?.[1],
});

describe('while the database is away', () => {
  it('a sign-in that comes back shows a page that says so, as does one by somebody who is signed in already', async () => {
    const [half, whole] = [newBrowser(), newBrowser()];
    expect((await signInAt(issuer, whole)).status).toBe(302);
    const callback = await beginSignIn(issuer, half);
    await server.stop();
    expect(describePage(await finishSignIn(half, callback))).toEqual(AWAY_PAGE);
    expect(describePage(await whole.get('/api/login'))).toEqual(AWAY_PAGE);
  });
});
