import { showProgress } from '../../start/show-progress.mjs';

function fetchOn(isTTY: boolean): string {
  let shown = '';
  const progress = showProgress({ isTTY, write: (text: string) => (shown += text) });
  for (let receivedBytes = 0; receivedBytes <= 28_000_000; receivedBytes += 1_000_000) {
    progress.show({ label: 'speech model', receivedBytes, totalBytes: 28_000_000 });
  }
  progress.end();
  return shown;
}

describe('the progress of a download', () => {
  it('is a bar that fills up on a terminal', () => {
    const frames = fetchOn(true).split('\r\u001B[K');
    expect(frames[1]).toBe(`Fetching speech model ${'░'.repeat(30)} 0.0 MB`);
    expect(frames.at(-1)).toBe(`Fetching speech model ${'█'.repeat(30)} 28.0 MB\n`);
  });

  it('is a line for every quarter elsewhere', () => {
    expect(fetchOn(false).trim().split('\n')).toEqual(
      [0, 25, 50, 75, 100].map((percent) => `Fetching speech model: ${percent}%`),
    );
  });

  it('says nothing when nothing was fetched', () => {
    let shown = '';
    showProgress({ isTTY: true, write: (text: string) => (shown += text) }).end();
    expect(shown).toBe('');
  });
});
