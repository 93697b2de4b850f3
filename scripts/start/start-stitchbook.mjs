import { join } from 'node:path';
import { findCheckout } from './find-checkout.mjs';
import { prepareMachine } from './prepare-machine.mjs';
import { readEnvironment } from './read-environment.mjs';
import { reportError } from './user-facing-error.mjs';
import { StopList } from './stop-list.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

/** From a bare checkout to a product that people can use; ends at a signal, or with a sentence that says why it cannot start. */
export async function startStitchbook() {
  const checkout = findCheckout();
  const stopList = new StopList();
  const stopping = new AbortController();
  stopWithNpm(process.env);
  try {
    const settings = readEnvironment(checkout, process.env);
    const processFile = join(settings.dataDirectory, 'processes.json');
    const logFile = join(settings.dataDirectory, 'logs', 'stitchbook.log');
    const whenStopped = stopList.add.bind(stopList);
    await prepareMachine(checkout, settings, { say: console.log, processFile, whenStopped });
    const context = { logFile, processFile, signal: stopping.signal, whenStopped };
    // What is imported from here on may not be there before it is installed and built.
    const [{ bringUp }, { stopOnSignals }] = await Promise.all([
      import('./bring-up.mjs'),
      import('@stitchbook/supervision'),
    ]);
    const up = bringUp(checkout, settings, context);
    stopOnSignals(
      async () => {
        stopping.abort();
        await up.catch(() => undefined);
        await stopList.stopAll();
      },
      () => stopList.force(),
    );
    await up;
    console.log(`Stitchbook is ready at ${settings.baseUrl}`);
  } catch (error) {
    if (stopping.signal.aborted) return;
    reportError(error);
    await stopList.stopAll();
  }
}
