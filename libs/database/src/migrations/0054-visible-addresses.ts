import type { MigrationInterface, QueryRunner } from 'typeorm';
import { storedSpellings, withoutInvisible } from '../identity/normalise-email.ts';

interface KnownAddress {
  id: string;
  email: string;
  spelling: string;
}

/**
 * Accounts whose address has characters that nobody sees are found without them, the oldest of those that look the same. An
 * account whose address another one has then stays as it is. The version before finds them by what people see, too.
 */
export class VisibleAddresses1700000000054 implements MigrationInterface {
  name = 'VisibleAddresses1700000000054';

  async up(runner: QueryRunner): Promise<void> {
    for (const { id, spelling } of await findInvisible(runner, 'normalised_email')) {
      const taken = storedSpellings(withoutInvisible(spelling));
      await respell(runner, { id, spelling: taken[0] ?? spelling, taken });
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { id, email } of await findInvisible(runner, 'email')) {
      const [spelling = email] = storedSpellings(email);
      await respell(runner, { id, spelling, taken: [spelling] });
    }
  }
}

async function findInvisible(runner: QueryRunner, column: 'email' | 'normalised_email'): Promise<KnownAddress[]> {
  const accounts = (await runner.query(
    `select id, email, normalised_email as spelling from accounts
     where normalised_email is not null and ${column} ~ '[^[:ascii:]]' order by created_at`,
  )) as KnownAddress[];
  return accounts.filter((account) => {
    const address = column === 'email' ? account.email : account.spelling;
    return withoutInvisible(address) !== address;
  });
}

async function respell(
  runner: QueryRunner,
  { id, spelling, taken }: { id: string; spelling: string; taken: string[] },
) {
  await runner.query(
    `update accounts set normalised_email = $2
     where id = $1 and not exists (select from accounts other where other.id <> $1 and other.normalised_email = any($3))`,
    [id, spelling, taken],
  );
}
