// Backs up to a file or standard output, or restores from one: node docker/operate.mjs backup|restore [file]
import { backUpTo, isUserFacing, loadInstallation, restoreFrom } from '@stitchbook/backup';

const [command, named = '-'] = process.argv.slice(2);
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => stopping.abort(new Error('Stopped before its end: nothing was kept.')));
}

try {
  const installation = loadInstallation(process.env);
  const context = { signal: stopping.signal, say: console.error };
  if (command === 'restore') await restoreFrom(named, installation, context);
  else if (!(await backUpTo(named, installation, context))) process.exitCode = 3;
} catch (error) {
  process.exitCode = 1;
  console.error(isUserFacing(error) || stopping.signal.aborted ? error.message : error);
}
