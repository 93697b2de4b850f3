import { parseLogLine } from '@stitchbook/supervision';

const FOR_THE_TERMINAL = new Set(['warn', 'error', 'fatal']);
/** Within this time the same line is printed once. */
const REPEATED_WITHIN_MS = 60_000;

/**
 * Takes the lines that the processes print: all go to the log, warnings and errors also to the terminal.
 * @param {{ write(line: string): void }} log
 * @param {(text: string) => void} print
 * @returns {(name: string, line: string, stream: 'stdout' | 'stderr') => void}
 */
export function reportLines(log, print = console.error) {
  /** @type {Map<string, number>} */
  const printedAt = new Map();
  return (name, output, stream) => {
    const { level, message, json } = parseLogLine(name, output, stream);
    log.write(json);
    const line = `${name}: ${message}`;
    if (!FOR_THE_TERMINAL.has(level) || performance.now() - (printedAt.get(line) ?? -Infinity) < REPEATED_WITHIN_MS)
      return;
    // A message that is different every time must not fill the memory.
    if (printedAt.size > 1_000) printedAt.clear();
    printedAt.set(line, performance.now());
    print(line);
  };
}
