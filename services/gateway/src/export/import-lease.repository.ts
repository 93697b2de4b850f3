import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';

/** The leases on importing, one a person. */
@Injectable()
export class ImportLeaseRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The token of the lease; null while another import holds it. */
  async acquire(ownerId: string, expiresInSeconds: number): Promise<string | null> {
    const token = randomUUID();
    const acquired = await this.dataSource.query<object[]>(
      `insert into import_leases (owner_id, token, expires_at) values ($1, $2, now() + $3 * interval '1 second')
       on conflict (owner_id) do update set token = excluded.token, expires_at = excluded.expires_at
         where import_leases.expires_at < now()
       returning 1`,
      [ownerId, token, expiresInSeconds],
    );
    return acquired.length > 0 ? token : null;
  }

  /** Does nothing once another import holds the lease. */
  async renew(ownerId: string, token: string, expiresInSeconds: number): Promise<void> {
    await this.dataSource.query(
      `update import_leases set expires_at = now() + $3 * interval '1 second' where owner_id = $1 and token = $2`,
      [ownerId, token, expiresInSeconds],
    );
  }

  /** Does nothing once another import holds the lease. */
  async release(ownerId: string, token: string): Promise<void> {
    await this.dataSource.query('delete from import_leases where owner_id = $1 and token = $2', [ownerId, token]);
  }
}
