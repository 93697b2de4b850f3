import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '@stitchbook/testing';
import { expectHousehold, seedHousehold, whileWriting } from './support/seed-household.ts';
import { runProgram } from './support/run-program.ts';
import { makeDataDirectory, startProduct } from './support/start-product.ts';
import { cleanUpAfterAll } from './support/clean-up-after-all.ts';

const TIMEOUT_MS = 600_000;

describe('an installation that is backed up while people use it', () => {
  const atEnd = cleanUpAfterAll(TIMEOUT_MS);

  it(
    'is all there again in an empty installation, at another address, and lets people in with their passwords',
    async () => {
      const [here, there, folder] = [
        atEnd(await makeDataDirectory()),
        atEnd(await makeDataDirectory()),
        atEnd(await makeDataDirectory()),
      ];
      const product = atEnd(await startProduct({ DATA_DIR: here.path, PORT: String(await findFreePort()) }));
      const household = await seedHousehold(product.url);
      const file = join(folder.path, 'of-today.tar');
      const backup = await whileWriting(household.ada, () =>
        runProgram(['scripts/run.mjs', 'scripts/backup.ts', file], { DATA_DIR: here.path }),
      );
      expect(backup).toEqual({ code: 0, said: expect.stringMatching(/Backed up 2 accounts, 2 users, \d+ notes/) });
      expect((await stat(file)).mode & 0o777).toBe(0o600);

      const elsewhere = { DATA_DIR: there.path, PORT: String(await findFreePort()) };
      const restored = await runProgram(['scripts/run.mjs', 'scripts/restore.ts', file], elsewhere);
      expect(restored).toEqual({ code: 0, said: expect.stringMatching(/every count and checksum is right/) });
      const secretsIn = (path: string) => readFile(join(path, 'secrets.json'), 'utf8');
      expect(await secretsIn(there.path)).toBe(await secretsIn(here.path));
      const copy = atEnd(await startProduct(elsewhere));
      await expectHousehold(household, copy.url);

      const again = await runProgram(['scripts/run.mjs', 'scripts/restore.ts', file], elsewhere);
      expect(again).toEqual({ code: 1, said: expect.stringMatching(/is running on .*: stop it first/) });
    },
    TIMEOUT_MS,
  );
});

describe('the commands', () => {
  it.each([
    ['backup', 'Say where: npm run backup -- '],
    ['restore', 'Say where: npm run restore -- '],
  ])(
    '%s asks for a file',
    async (command, sentence) => {
      const { code, said } = await runProgram(['scripts/run.mjs', `scripts/${command}.ts`], {});
      expect({ code, said }).toEqual({ code: 2, said: expect.stringContaining(sentence) });
    },
    120_000,
  );

  it('backup says that there is nothing where nobody has started Stitchbook', async () => {
    const { path, remove } = await makeDataDirectory();
    const { code, said } = await runProgram(['scripts/run.mjs', 'scripts/backup.ts', join(path, 'x.tar')], {
      DATA_DIR: path,
    });
    await remove();
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining(`There is no Stitchbook in ${path}`) });
  }, 120_000);
});
