import { runOperation } from './operations/run-operation.ts';

await runOperation({
  usage: 'npm run backup -- <a file, a folder, or - for standard output>',
  expects: 'used',
  async work(named, { stores, secrets }, context) {
    const { backUpTo } = await import('@stitchbook/backup');
    const isComplete = await backUpTo(named, stores, { secrets, ...context });
    if (!isComplete) process.exitCode = 3;
  },
});
