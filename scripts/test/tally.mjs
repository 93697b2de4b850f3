/** What a suite came to. A whole check counts as one test. */
export function tally(suite, { passed = 0, failed = 0, skipped = 0, output = '' } = {}) {
  return { suite, passed, failed, skipped, output };
}

export function tallyOf(suite, { ok, output }) {
  return tally(suite, ok ? { passed: 1 } : { failed: 1, output });
}

export function sum(tallies) {
  const add = (what) => tallies.reduce((total, each) => total + each[what], 0);
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped') };
}

export function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
