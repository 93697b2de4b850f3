import type { Launcher } from './choose-launcher.ts';
import { isAlive } from './postmaster-file.ts';
import { runProgram } from './run-program.ts';

/** Ends the server in order (open transactions are rolled back, nothing that was committed is lost) and waits until it is gone. */
export async function stopPostmaster(launcher: Launcher, pgCtl: string, cluster: string, pid: number): Promise<void> {
  if (!isAlive(pid)) return;
  await runProgram(launcher, { path: pgCtl, args: ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '60'] }).catch(
    (error: unknown) => {
      if (isAlive(pid)) throw error;
    },
  );
}
