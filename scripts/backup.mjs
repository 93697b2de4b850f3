import { runOperation } from './operations/run-operation.mjs';

await runOperation({
  usage: 'npm run backup -- <a file, a folder, or - for standard output>',
  place: 'used',
  async work(named, { place, secrets }, context) {
    const { backUpTo } = await import('@stitchbook/backup');
    const isComplete = await backUpTo(named, place, { secrets, ...context });
    if (!isComplete) process.exitCode = 3;
  },
});
