/** `npm run fuzz -- <target> [seconds]`: looks for inputs that a target cannot stand. scripts/fuzz/README.md says more. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { describeOutcome, fuzzTarget } from './fuzz/fuzz-target.ts';
import { listTargets } from './fuzz/list-targets.ts';

const RUN = fileURLToPath(new URL('run.mjs', import.meta.url));

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, replay: { type: 'boolean', default: false } },
});
const [name, seconds = '60'] = positionals;
const targets = await listTargets();
const chosen = targets.filter((target) => name === 'all' || target === name);

if (chosen.length === 0 || !(Number(seconds) > 0)) {
  console.log(`Usage: npm run fuzz -- <target>|all [seconds] [--seed=1] [--replay]\n\nTargets: ${targets.join(', ')}`);
  process.exitCode = 2;
}
for (const target of chosen) {
  if (chosen.length > 1) {
    // A process each: Node 20 does not survive a second thread whose coverage is counted.
    const again = [
      RUN,
      'scripts/fuzz.ts',
      target,
      seconds,
      ...process.argv.slice(2).filter((each) => each.startsWith('--')),
    ];
    if (spawnSync(process.execPath, again, { stdio: 'inherit' }).status !== 0) process.exitCode = 1;
    continue;
  }
  const seed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed);
  const outcome = await fuzzTarget(target, { seconds: Number(seconds), seed, isReplay: values.replay });
  console.log(describeOutcome(target, outcome));
  if (outcome.finding) process.exitCode = 1;
}
