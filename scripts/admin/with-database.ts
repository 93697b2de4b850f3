import { lockUnlessRunning, openDatabase, requireInstallation } from '../operations/open-installation.ts';
import { StopList } from '../start/stop-list.mjs';
import type { StartSettings } from '../start/read-environment.mjs';

/**
 * Runs `work` with the URL of the database of this installation, whether Stitchbook runs at the moment or not. Where it does
 * not, its database is started, migrated and stopped again.
 */
export async function withDatabase(
  { environment, dataDirectory, baseUrl }: StartSettings,
  work: (url: string) => Promise<void>,
): Promise<void> {
  if (environment.DATABASE_URL) return work(environment.DATABASE_URL);
  requireInstallation(dataDirectory);
  const stopList = new StopList();
  const whenStopped = stopList.add.bind(stopList);
  try {
    const isRunning = await lockUnlessRunning(dataDirectory, baseUrl, whenStopped);
    const url = await openDatabase(dataDirectory, isRunning, whenStopped);
    const { runMigrations } = await import('@stitchbook/database');
    if (!isRunning) await runMigrations(url);
    await work(url);
  } finally {
    await stopList.stopAll();
  }
}
