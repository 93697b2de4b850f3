import { readLogLine } from '@stitchbook/supervision';

const FOR_THE_TERMINAL = new Set(['warn', 'error', 'fatal']);
/** Within this time the terminal is not told the same again. */
const SAME_NEWS_MS = 60_000;

/**
 * Takes what the processes say: all of it goes to the log, what is wrong also to the terminal.
 * @param {{ write(line: string): void }} log
 * @param {(text: string) => void} tell
 * @returns {(name: string, line: string, stream: 'stdout' | 'stderr') => void}
 */
export function reportLines(log, tell = console.error) {
  /** @type {Map<string, number>} */
  const told = new Map();
  return (name, line, stream) => {
    const { level, message, json } = readLogLine(name, line, stream);
    log.write(json);
    const news = `${name}: ${message}`;
    if (!FOR_THE_TERMINAL.has(level) || performance.now() - (told.get(news) ?? -Infinity) < SAME_NEWS_MS) return;
    // A message that is different every time must not fill the memory.
    if (told.size > 1_000) told.clear();
    told.set(news, performance.now());
    tell(news);
  };
}
