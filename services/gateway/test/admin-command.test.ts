import { randomUUID } from 'node:crypto';
import { User } from '@stitchbook/database';
import { type TestDatabase, addUser, createTestDatabase } from '@stitchbook/testing';
import { runAdminCommand } from '../src/administration/run-admin-command.ts';
import { UserRepository } from '../src/users/user.repository.ts';

const ORIGIN = 'https://stitchbook.test';

let database: TestDatabase;
const run = (...typed: string[]) => runAdminCommand(typed, { databaseUrl: database.url, baseUrl: ORIGIN });

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('making somebody an administrator', () => {
  it('is done and undone from the shell, and listed', async () => {
    const ada = await addUser(database.dataSource, { firstName: 'Ada', email: 'ada@example.org' });
    expect(await run('list')).toEqual(['There are no administrators.']);
    expect(await run('grant', ada)).toEqual([`${ada} is an administrator now.`]);
    expect(await run('list')).toEqual([`${ada}  Ada <ada@example.org>`]);
    expect(await run('revoke', ada)).toEqual([`${ada} is not an administrator any more.`]);
    expect(await run('list')).toEqual(['There are no administrators.']);
  });

  it('lets no name speak to the terminal', async () => {
    const id = await addUser(database.dataSource, { firstName: '\u001B]0;owned\u0007\u202EAda' });
    await run('grant', id);
    expect((await run('list')).join('')).not.toMatch(/\p{C}/u);
    await run('revoke', id);
  });

  it('survives signing in again, and is not had by another account of the same e-mail', async () => {
    const users = new UserRepository(database.dataSource);
    const profile = { email: 'grace@example.org', firstName: 'Grace', lastName: null, profileImageUrl: null };
    const grace = await users.upsertFromSignIn('https://one.example', 'grace', profile);
    await run('grant', grace.id);
    await users.upsertFromSignIn('https://one.example', 'grace', profile);
    const other = await users.upsertFromSignIn('https://two.example', 'grace', profile);
    expect([await users.isAdministrator(grace.id), await users.isAdministrator(other.id)]).toEqual([true, false]);
  });

  it.each([
    ['nothing', []],
    ['another word', ['promote']],
    ['an e-mail address', ['grant', 'ada@example.org']],
    ['too much', ['grant', randomUUID(), randomUUID()]],
    ['somebody who is not there', ['grant', randomUUID()]],
    ['an account that is not there', ['reset-password', 'nobody@example.org']],
    ['nobody to reset a password for', ['reset-password']],
  ])('says what is wrong with %s, and changes nothing', async (_what, typed) => {
    const before = await database.dataSource.getRepository(User).findBy({ isAdministrator: true });
    await expect(run(...typed)).rejects.toThrow(/\.$/);
    expect(await database.dataSource.getRepository(User).findBy({ isAdministrator: true })).toEqual(before);
  });
});

describe('a forgotten password', () => {
  it('is dealt with from the shell, by a link that is printed once and kept as a hash', async () => {
    const insert = `insert into accounts (email, normalised_email, first_name, password_hash) values ($1, lower($1), 'Ada', 'x')`;
    await database.dataSource.query(insert, ['Ada@example.org']);
    const [sentence, link] = await run('reset-password', 'ada@EXAMPLE.org');
    expect(sentence).toContain('once and within a day');
    expect(link).toMatch(/^https:\/\/stitchbook\.test\/oidc\/reset\?token=[\w-]{43}$/);
    const rows = await database.dataSource.query<object[]>(
      `select token_hash, expires_at > now() + interval '23 hours' as lasts from password_resets`,
    );
    expect(rows).toMatchObject([{ lasts: true }]);
    expect(JSON.stringify(rows)).not.toContain(link?.split('=')[1]);
    expect(await database.dataSource.query('select kind from security_events order by id desc limit 1')).toEqual([
      { kind: 'password.reset-requested' },
    ]);
  });
});
