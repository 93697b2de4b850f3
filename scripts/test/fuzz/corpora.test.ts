import { describeOutcome, fuzzTarget } from '../../fuzz/fuzz-target.ts';
import { listTargets } from '../../fuzz/list-targets.ts';

const TARGETS = await listTargets();

/** The short form of `npm run fuzz`: what was ever found stays mended, and a few hundred neighbours find nothing new. */
describe('nothing is found among the known inputs and their neighbours', () => {
  it.each(TARGETS)(
    'by the target %s',
    async (target: string) => {
      const outcome = await fuzzTarget(target, { seconds: 0, seed: 1, isReplay: true });
      expect(outcome.finding && describeOutcome(target, outcome)).toBeUndefined();
      expect(outcome.executions).toBeGreaterThan(300);
    },
    120_000,
  );
});
