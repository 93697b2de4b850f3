// Backs up to a file or standard output, or restores from one: node docker/operate.mjs backup|restore [file]
import { backUpTo, isForPeople, openPlace, restoreFrom } from '@stitchbook/backup';

const [command, named = '-'] = process.argv.slice(2);
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => stopping.abort(new Error('Stopped before its end: nothing was kept.')));
}

try {
  const place = openPlace(process.env);
  const context = { signal: stopping.signal, say: console.error };
  if (command === 'restore') await restoreFrom(named, place, context);
  else if (!(await backUpTo(named, place, context))) process.exitCode = 3;
} catch (error) {
  process.exitCode = 1;
  console.error(isForPeople(error) || stopping.signal.aborted ? error.message : error);
}
