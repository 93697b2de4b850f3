const SUITES = ['checks', 'jest', 'walks'];
const USAGE = `Usage: npm test -- [--only=${SUITES.join('|')}] [part of a test file's path]`;

/**
 * `npm test -- --only=walks upload`: which suites run, and on which files.
 * A part of a path leaves out the checks, which look at everything or nothing.
 */
export function readOptions(args) {
  const parts = args.filter((arg) => !arg.startsWith('-'));
  const [only, ...rest] = args.filter((arg) => arg.startsWith('-'));
  const suite = only?.match(/^--only=(\w+)$/)?.[1];
  if (rest.length > 0 || (only && !SUITES.includes(suite))) {
    console.error(USAGE);
    process.exit(2);
  }
  const suites = suite ? [suite] : SUITES.filter((name) => name !== 'checks' || parts.length === 0);
  return { suites, parts };
}
