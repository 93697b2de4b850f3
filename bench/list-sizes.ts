/**
 * How long a page of fifty notes takes among 10,000 and 100,000 notes of one person, beside the same page among 1,000.
 * `-- --quick` takes shorter turns.
 */
import { compare } from './compare.ts';
import { reportRow } from './report-row.ts';
import { ask } from './requests/load.ts';
import { saveNotes } from './requests/save-notes.ts';
import { startGateway } from './start-gateway.ts';

const FEW = 1_000;
const MANY = [10_000, 100_000];
const GOAL = 1.3;
const isQuick = process.argv.includes('--quick');
const [PAIRS, SECONDS] = isQuick ? [2, 1] : [5, 1.5];

const gateway = await startGateway();
try {
  const few = await joinWith(FEW);
  for (const count of MANY) {
    const many = await joinWith(count);
    const { seconds } = await compare(
      PAIRS,
      () => secondsFor(many),
      () => secondsFor(few),
    );
    await reportRow({
      name: `a page of the list among ${count}`,
      against: `the same among ${FEW}`,
      ratio: seconds,
      goal: GOAL,
      isAtLeast: false,
    });
  }
} finally {
  await gateway.stop();
}

/** The headers of somebody who has so many notes. */
async function joinWith(count: number): Promise<Record<string, string>> {
  const { userId, headers } = await gateway.join();
  await saveNotes(gateway.dataSource, userId, count);
  return { ...headers, 'accept-encoding': 'identity' };
}

/** Of one answer, when as many are asked for at once as there are connections. */
async function secondsFor(headers: Record<string, string>): Promise<{ seconds: number }> {
  const { rate } = await ask(`${gateway.address}/api/notes?limit=50`, headers, SECONDS);
  return { seconds: 1 / rate };
}
