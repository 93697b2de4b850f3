import { runOperation } from './operations/run-operation.ts';

await runOperation({
  usage: 'npm run restore -- <a file, or - for standard input>',
  expects: 'empty',
  async work(named, { stores, keepSecrets }, context) {
    const { restoreFrom } = await import('@stitchbook/backup');
    await restoreFrom(named, stores, { keepSecrets, ...context });
  },
});
