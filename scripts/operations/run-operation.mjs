import { refuseOldNode } from '../start/refuse-old-node.mjs';

/**
 * A command on an installation.
 * @typedef {object} Operation
 * @property {string} usage
 * @property {'used' | 'empty'} place what it wants to find; an empty one may not be running meanwhile
 * @property {(named: string, installation: import('./open-installation.mjs').Installation,
 *   context: { signal: AbortSignal, say: (sentence: string) => void }) => Promise<void>} work
 */

/**
 * Runs a command on what its one argument names. Installs and builds what is missing, says in a sentence what is wrong, and
 * puts everything back that it started. Standard output is left to the command.
 * @param {Operation} operation
 */
export async function runOperation({ usage, place, work }) {
  const [named] = process.argv.slice(2);
  if (!refuseOldNode(process.versions.node)) return;
  if (!named) {
    console.error(`Say where: ${usage}`);
    process.exitCode = 2;
    return;
  }
  // Only what the oldest Node can read may be imported before its age is known.
  const { openInstallation } = await import('./open-installation.mjs');
  const { reportFailure } = await import('./report-failure.mjs');
  const { nameFromCaller } = await import('./name-from-caller.mjs');
  const { stopWhenAsked } = await import('./stop-when-asked.mjs');
  const { StopList } = await import('../start/stop-list.mjs');
  const stopList = new StopList();
  const say = console.error;
  try {
    const installation = await openInstallation(process.env, { place, say, whenStopped: stopList.add.bind(stopList) });
    await work(nameFromCaller(named, process.env), installation, { signal: stopWhenAsked(), say });
  } catch (error) {
    await reportFailure(error);
  } finally {
    await stopList.stopAll();
  }
}
