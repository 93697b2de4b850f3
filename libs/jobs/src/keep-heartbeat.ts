import { writeFile } from 'node:fs/promises';
import type { Logger } from '@stitchbook/logging';
import type { DataSource } from 'typeorm';

const BEAT_EVERY_MS = 5_000;

/**
 * Touches a file as long as this process turns and reaches the database. A worker has no port to ask at, and a pulse
 * through the queue would be answered by any of its siblings. Returns how to stop.
 */
export function keepHeartbeat(file: string, dataSource: DataSource, logger: Logger): () => void {
  const beat = async (): Promise<void> => {
    try {
      await dataSource.query('select 1');
      await writeFile(file, '');
    } catch (error) {
      logger.warn({ err: error }, 'a heartbeat was missed');
    }
  };
  const beating = setInterval(() => void beat(), BEAT_EVERY_MS);
  void beat();
  return () => clearInterval(beating);
}
