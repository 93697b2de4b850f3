import { execFile, spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { removeLeftoverCopies } from '@stitchbook/storage';

const THREE_DAYS_SECONDS = 3 * 86_400;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stitchbook-copies-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function leave(name: string, ageSeconds = 0): Promise<void> {
  await mkdir(join(folder, name));
  await writeFile(join(folder, name, 'a-recording'), 'somebody’s voice');
  const then = Date.now() / 1_000 - ageSeconds;
  await utimes(join(folder, name), then, then);
}

describe('leftover copies of recordings', () => {
  it('of a process that is gone, or of the one that had this pid before, are removed', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    await leave(`stitchbook-audio-${pid}-abcdef`);
    await leave(`stitchbook-audio-${process.pid}-abcdef`);
    expect(await removeLeftoverCopies(folder)).toBe(2);
    expect(await readdir(folder)).toEqual([]);
  });

  it('are not taken from a worker that lives, unless they are older than any work', async () => {
    const neighbour = spawn('sleep', ['60']);
    await leave(`stitchbook-audio-${neighbour.pid}-young`);
    await leave(`stitchbook-audio-${neighbour.pid}-old`, THREE_DAYS_SECONDS);
    const count = await removeLeftoverCopies(folder);
    neighbour.kill();
    expect(count).toBe(1);
    expect(await readdir(folder)).toEqual([`stitchbook-audio-${neighbour.pid}-young`]);
  });

  it('of nobody known are removed when they are older than any work, and nothing else is', async () => {
    await leave('stitchbook-audio-abcdef', THREE_DAYS_SECONDS);
    await leave('stitchbook-audio-uvwxyz');
    await leave('something-else', THREE_DAYS_SECONDS);
    expect(await removeLeftoverCopies(folder)).toBe(1);
    expect((await readdir(folder)).toSorted()).toEqual(['something-else', 'stitchbook-audio-uvwxyz']);
  });
});

describe('a copy of a recording', () => {
  it('for which there is no room asks the store for nothing', async () => {
    const program = join(import.meta.dirname, 'support', 'copy-without-room.process.ts');
    const run = join(import.meta.dirname, '..', '..', '..', 'scripts', 'run.mjs');
    const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=@stitchbook/source', run, program], {
      timeout: 60_000,
    });
    expect(JSON.parse(stdout)).toEqual({ ended: 'ENOENT', asked: 0 });
  }, 90_000);
});
