import { UnitOfWork, acquireAdvisoryLock, hasSqlState, tryAdvisoryLock } from '@stitchbook/database';
import { type TestDatabase, addUser, createTestDatabase } from '@stitchbook/testing';

let database: TestDatabase;
let unitOfWork: UnitOfWork;
beforeAll(async () => {
  database = await createTestDatabase();
  unitOfWork = new UnitOfWork(database.dataSource);
});
afterAll(() => database.drop());

const findUserIds = async () =>
  (await database.dataSource.query<{ id: string }[]>('select id from users order by id')).map(({ id }) => id);

describe('a unit of work', () => {
  it('commits all that it did, or nothing when it fails', async () => {
    const id = await addUser(database.dataSource);
    await unitOfWork.run((transaction) =>
      transaction.query('update users set first_name = $2 where id = $1', [id, 'Ada']),
    );
    const failed = unitOfWork.run(async (transaction) => {
      await transaction.query('delete from users');
      throw new Error('changed its mind');
    });
    await expect(failed).rejects.toThrow('changed its mind');
    expect(await findUserIds()).toEqual([id]);
  });

  it('that deadlocks with another is done again, in a transaction of its own, when it may be', async () => {
    const ids = await Promise.all([addUser(database.dataSource), addUser(database.dataSource)]);
    let attempts = 0;
    let arrived = 0;
    let meet: () => void;
    const bothHoldOne = new Promise<void>((resolve) => (meet = resolve));
    const lockInTurn = (first: string, second: string) =>
      unitOfWork.run(
        async (transaction) => {
          attempts += 1;
          await transaction.query('select 1 from users where id = $1 for update', [first]);
          arrived += 1;
          if (arrived === 2) meet();
          await bothHoldOne;
          await transaction.query('select 1 from users where id = $1 for update', [second]);
        },
        { maxAttempts: 2 },
      );
    await Promise.all([lockInTurn(...ids), lockInTurn(ids[1], ids[0])]);
    expect(attempts).toBe(3);
  });

  it('rejects with a reason that can be distinguished from others', async () => {
    const doubled = unitOfWork.run((transaction) => transaction.query('insert into users select * from users'));
    const error: unknown = await doubled.catch((reason: unknown) => reason);
    expect(hasSqlState(error, 'uniqueViolation')).toBe(true);
    expect(hasSqlState(error, 'foreignKeyViolation', 'deadlockDetected')).toBe(false);
    expect(hasSqlState(new Error('23505'), 'uniqueViolation')).toBe(false);
  });
});

describe('an advisory lock', () => {
  it('is held by one transaction until it ends, for each scope by itself', async () => {
    await unitOfWork.run(async (transaction) => {
      await acquireAdvisoryLock(transaction, 'import-archive', 'ada');
      await unitOfWork.run(async (other) => {
        expect(await tryAdvisoryLock(other, 'import-archive', 'ada')).toBe(false);
        expect(await tryAdvisoryLock(other, 'import-archive', 'grace')).toBe(true);
        expect(await tryAdvisoryLock(other, 'sign-up')).toBe(true);
        expect(await tryAdvisoryLock(other, 'maintenance')).toBe(true);
      });
    });
    expect(await unitOfWork.run((transaction) => tryAdvisoryLock(transaction, 'import-archive', 'ada'))).toBe(true);
  });
});
