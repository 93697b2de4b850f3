import type { DataSource } from 'typeorm';

/** What is asked of all sessions of somebody; a single one is the session store's own to keep. */
export class SessionRepository {
  constructor(private readonly dataSource: DataSource) {}

  async endAllOf(userId: string): Promise<void> {
    await this.dataSource.query(`delete from http_sessions where sess #>> '{passport,user}' = $1`, [userId]);
  }
}
