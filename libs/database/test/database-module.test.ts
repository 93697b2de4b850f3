import { Injectable } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { DataSource } from 'typeorm';
import { UnitOfWork } from '@stitchbook/database';
import { DatabaseModule } from '@stitchbook/database/nest';
import { createLogger } from '@stitchbook/logging';
import { type TestDatabase, createTestDatabase } from '@stitchbook/testing';

@Injectable()
class CountUsers {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  count(): Promise<unknown> {
    return this.unitOfWork.run((transaction) => transaction.query('select count(*)::integer as users from users'));
  }
}

const logger = createLogger('database-test', { level: 'silent' });
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('the database of a Nest application', () => {
  it('is connected when the application has been made, and closed when it has shut down', async () => {
    const settings = { url: database.url, poolSize: 1 };
    const application = await Test.createTestingModule({
      imports: [DatabaseModule.forRoot({ settings, logger })],
      providers: [CountUsers],
    }).compile();
    const dataSource = application.get(DataSource);
    expect(dataSource.isInitialized).toBe(true);
    expect(await application.get(CountUsers).count()).toEqual([{ users: 0 }]);
    await application.close();
    expect(dataSource.isInitialized).toBe(false);
  });

  it('is no longer waited for once the start is aborted', async () => {
    const settings = { url: 'postgres://localhost:1/nowhere', poolSize: 1 };
    const signal = AbortSignal.timeout(100);
    const starting = Test.createTestingModule({ imports: [DatabaseModule.forRoot({ settings, logger, signal })] });
    await expect(starting.compile()).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
