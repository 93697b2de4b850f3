import { randomUUID } from 'node:crypto';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';
import { findTraces } from './support/find-traces.ts';

let gateway: TestGateway;
let ada: Person;
let grace: Person;

beforeAll(async () => {
  // With an internal address of the bundled provider, its issuer is the one that people here come from.
  gateway = await startGateway({ IDENTITY_URL: 'http://127.0.0.1:1' });
});
beforeEach(async () => {
  [ada, grace] = [await gateway.join('Ada'), await gateway.join('Grace')];
});
afterAll(() => gateway.close());

const sql = <Row>(text: string, parameters: unknown[] = []) =>
  gateway.database.dataSource.query<Row[]>(text, parameters);
const deleteAccount = (person: Person, json: unknown) => person.ask('DELETE', '/api/account', { json });
const ADA = { confirm: 'Ada@example.org' };

describe('the account at the bundled provider', () => {
  async function giveAccount(person: Person): Promise<string> {
    const [user] = await sql<{ subject: string }>('select subject from users where id = $1', [person.id]);
    const accountId = String(user?.subject);
    await sql(`insert into accounts (id, email, first_name, password_hash) values ($1, $2, 'A', 'x')`, [
      accountId,
      `${accountId}@example.org`,
    ]);
    const grantId = randomUUID();
    const remember = (model: string, payload: object, grant: string | null = null, id = randomUUID()) =>
      sql('insert into oidc_payloads (model, id, payload, grant_id) values ($1, $2, $3, $4)', [
        model,
        id,
        JSON.stringify(payload),
        grant,
      ]);
    await remember('Session', { accountId });
    await remember('Grant', { accountId }, null, grantId);
    await remember('AccessToken', { kind: 'AccessToken' }, grantId);
    await remember('AuthorizationCode', { accountId }, grantId);
    await remember('Interaction', { session: { accountId } });
    await remember('Interaction', { result: { login: { accountId } } });
    return accountId;
  }
  const remembered = async () => ({
    accounts: (await sql('select 1 from accounts')).length,
    payloads: (await sql('select 1 from oidc_payloads')).length,
  });

  it('is deleted with its sessions and grants, and nobody else is', async () => {
    const accountId = await giveAccount(ada);
    await giveAccount(grace);
    expect(await remembered()).toEqual({ accounts: 2, payloads: 12 });
    await deleteAccount(ada, ADA);
    expect(await remembered()).toEqual({ accounts: 1, payloads: 6 });
    expect(await findTraces(gateway, accountId)).toEqual([]);
  });

  it('is left alone when the person came from another issuer', async () => {
    const before = await remembered();
    await giveAccount(ada);
    await sql(`update users set issuer = 'https://id.example' where id = $1`, [ada.id]);
    await deleteAccount(ada, ADA);
    expect(await remembered()).toEqual({ accounts: before.accounts + 1, payloads: before.payloads + 6 });
  });
});
