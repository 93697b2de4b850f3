import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';
import { lockDataDirectory } from '../../start/lock-data-directory.mjs';

const folder = temporaryFolder();
const lock = join(folder, 'stitchbook.lock');

describe('holding a data directory', () => {
  it('refuses a second instance, with the address of the first', async () => {
    const release = await lockDataDirectory(folder, 'http://localhost:3000');
    await expect(lockDataDirectory(folder, 'http://localhost:4000')).rejects.toThrow(
      `Stitchbook already runs on ${folder} (process ${process.pid}), at http://localhost:3000`,
    );
    release();
    expect(existsSync(lock)).toBe(false);
  });

  it('takes over from one that was killed', async () => {
    writeFileSync(lock, JSON.stringify({ port: 1, token: 'of the dead' }));
    const release = await lockDataDirectory(folder, 'http://localhost:3000');
    expect(readFileSync(lock, 'utf8')).not.toContain('of the dead');
    release();
  });

  it('takes over although another program now answers on the port of the dead', async () => {
    const stranger = createServer((socket) => socket.end('{"token":"of another"}'));
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
    writeFileSync(lock, JSON.stringify({ port: (stranger.address() as AddressInfo).port, token: 'of the dead' }));
    const release = await lockDataDirectory(folder, 'http://localhost:3000');
    expect(readFileSync(lock, 'utf8')).not.toContain('of the dead');
    release();
    await new Promise((resolve) => stranger.close(resolve));
  });

  it('lets only one of several win a lock left behind', async () => {
    writeFileSync(lock, '');
    const starts = await Promise.allSettled(
      [1, 2, 3].map(async () => {
        await lockDataDirectory(folder, 'http://localhost:3000');
      }),
    );
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
