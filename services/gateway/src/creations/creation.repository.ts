import { CreationRow } from '@stitchbook/database';
import { type DataSource, LessThan } from 'typeorm';

export class CreationRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first, from after the creation with this id. */
  findPage(ownerId: string, beforeId: number, limit: number): Promise<CreationRow[]> {
    return this.dataSource
      .getRepository(CreationRow)
      .find({ where: { ownerId, id: LessThan(beforeId) }, order: { id: 'DESC' }, take: limit });
  }

  findByJob(jobId: string): Promise<CreationRow | null> {
    return this.dataSource.getRepository(CreationRow).findOneBy({ jobId });
  }

  /** Returns whether it was there and this person's. */
  async deleteOwned(ownerId: string, id: number): Promise<boolean> {
    const { affected } = await this.dataSource.getRepository(CreationRow).delete({ ownerId, id });
    return Boolean(affected);
  }
}
