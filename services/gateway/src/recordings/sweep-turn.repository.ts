import type { DataSource } from 'typeorm';

/** Any number, the same for every process: only one of them sweeps at a time. */
const SWEEP_LOCK = 7_117_206;

/** However many gateways there are, one at a time sweeps. */
export class SweepTurn {
  constructor(private readonly dataSource: DataSource) {}

  /** Null, without having worked, while another process has the turn. */
  take<T>(work: () => Promise<T>): Promise<T | null> {
    return this.dataSource.transaction(async (manager) => {
      const [lock] = await manager.query<{ held: boolean }[]>('select pg_try_advisory_xact_lock($1) as held', [
        SWEEP_LOCK,
      ]);
      return lock?.held ? work() : null;
    });
  }
}
