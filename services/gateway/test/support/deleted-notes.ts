import { PurgeDeletedNotes } from '../../src/deleted-notes/purge-deleted-notes.ts';
import type { TestGateway } from './start-gateway.ts';

/** Lets the time pass in which deleted notes can be brought back. */
export async function passRestoreTime({ database }: TestGateway): Promise<void> {
  await database.dataSource.query(`update deleted_notes set deleted_at = deleted_at - interval '2 minutes'`);
}

/** As a gateway does once that time is over. Returns how many notes it removed. */
export async function purgeDeletedNotes(gateway: TestGateway): Promise<number> {
  await passRestoreTime(gateway);
  return gateway.app.get(PurgeDeletedNotes).run();
}
