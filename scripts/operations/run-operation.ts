import { resolve } from 'node:path';
import { UserFacingError, reportError } from '../start/user-facing-error.mjs';
import { StopList } from '../start/stop-list.mjs';
import { type Installation, openInstallation } from './open-installation.ts';

/** A command on an installation. */
interface Operation {
  usage: string;
  /** What it wants to find; an empty one may not be running meanwhile. */
  expects: 'used' | 'empty';
  work: (
    named: string,
    installation: Installation,
    context: { signal: AbortSignal; say: (sentence: string) => void },
  ) => Promise<void>;
}

/**
 * Runs a command on what its one argument names. Builds what is missing, says in a sentence what is wrong, and
 * stops everything that it started. Standard output is left to the command.
 */
export async function runOperation({ usage, expects, work }: Operation): Promise<void> {
  const [named] = process.argv.slice(2);
  if (!named) {
    console.error(`Say where: ${usage}`);
    process.exitCode = 2;
    return;
  }
  const stopList = new StopList();
  const say = console.error;
  try {
    const installation = await openInstallation(process.env, {
      expects,
      say,
      whenStopped: stopList.add.bind(stopList),
    });
    await work(resolveFromCaller(named, process.env), installation, { signal: shutdownSignal(), say });
  } catch (error) {
    await reportFailure(error);
  } finally {
    await stopList.stopAll();
  }
}

/**
 * A file as its caller means it: npm runs its scripts in the folder of package.json, wherever it was called.
 * @returns absolute; a folder that is still to be made keeps the slash at its end, and `-` stays
 */
export function resolveFromCaller(named: string, { INIT_CWD }: NodeJS.ProcessEnv): string {
  if (named === '-') return named;
  return resolve(INIT_CWD ?? '.', named) + (named.endsWith('/') ? '/' : '');
}

/** @returns aborted by the first signal to stop; a second one ends the process at once */
function shutdownSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => stopping.abort(new UserFacingError('Stopped before its end: nothing was kept.')));
  }
  return stopping.signal;
}

/** Says why an operation failed, with a stack only where the reason is a defect, and sets the exit code. */
async function reportFailure(error: unknown): Promise<void> {
  if (!(error instanceof Error) || !(await isUserFacing(error))) return reportError(error);
  process.exitCode = 1;
  console.error(error.message);
}

/** Whether libs/backup says so; before it is built, only a `UserFacingError` can be thrown. */
async function isUserFacing(error: unknown): Promise<boolean> {
  try {
    return (await import('@stitchbook/backup')).isUserFacing(error);
  } catch {
    return false;
  }
}
