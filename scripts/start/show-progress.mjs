const BAR_WIDTH = 30;
const MEGABYTE = 1_000_000;

/**
 * Shows how far a download is: a bar that moves on a terminal, a line for every quarter elsewhere.
 * @param {{ isTTY?: boolean, write(text: string): unknown }} output
 */
export function showProgress(output) {
  let lastLine = '';
  return {
    /** @param {{ label: string, receivedBytes: number, totalBytes: number | null }} progress */
    show({ label, receivedBytes, totalBytes }) {
      const part = totalBytes ? Math.min(1, receivedBytes / totalBytes) : 0;
      const line = output.isTTY
        ? drawBar(label, receivedBytes, part)
        : `Fetching ${label}: ${Math.floor(part * 4) * 25}%`;
      if (line === lastLine) return;
      output.write(output.isTTY ? `\r\u001B[K${line}` : `${line}\n`);
      lastLine = line;
    },
    end() {
      if (output.isTTY && lastLine) output.write('\n');
    },
  };
}

/** @param {string} label @param {number} receivedBytes @param {number} part from 0 to 1 */
function drawBar(label, receivedBytes, part) {
  const done = Math.round(part * BAR_WIDTH);
  const bar = '█'.repeat(done) + '░'.repeat(BAR_WIDTH - done);
  return `Fetching ${label} ${bar} ${(receivedBytes / MEGABYTE).toFixed(1)} MB`;
}
