import { runOperation } from './operations/run-operation.mjs';

await runOperation({
  usage: 'npm run restore -- <a file, or - for standard input>',
  place: 'empty',
  async work(named, { place, keepSecrets }, context) {
    const { restoreFrom } = await import('@stitchbook/backup');
    await restoreFrom(named, place, { keepSecrets, ...context });
  },
});
