import { JobRow } from '@stitchbook/database';
import type { DataSource } from 'typeorm';

export class JobRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(id: string): Promise<JobRow | null> {
    return this.dataSource.getRepository(JobRow).findOneBy({ id });
  }

  findOwned(ownerId: string, id: string): Promise<JobRow | null> {
    return this.dataSource.getRepository(JobRow).findOneBy({ id, ownerId });
  }
}
