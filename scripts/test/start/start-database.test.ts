import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { startEmbeddedPostgres } from '@stitchbook/database/embedded';
import { temporaryFolder } from './temporary-folder.ts';
import { superviseDatabase } from '../../start/start-database.mjs';
import { StopList } from '../../start/stop-list.mjs';

jest.setTimeout(60_000);
const dataDirectory = join(temporaryFolder(), 'postgres');

function serverPid(): number {
  return Number(readFileSync(join(dataDirectory, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

describe('the supervised database', () => {
  it('starts a server that was killed again, on the same port, until it is stopped', async () => {
    const said: string[] = [];
    const started: string[] = [];
    const database = await superviseDatabase(
      async (port?: number) => {
        const server = await startEmbeddedPostgres({ dataDirectory, ...(port && { port }) });
        started.push(server.url);
        return server;
      },
      (text: string) => said.push(text),
    );
    process.kill(serverPid(), 'SIGKILL');
    while (started.length < 2) await wait(50);
    expect(started).toEqual([database.url, database.url]);
    expect(said).toEqual(['the database was killed, and is started again']);
    await database.stop();
    expect(serverPid).toThrow('ENOENT');
  });
});

describe('stopping', () => {
  it('undoes the last first, goes on after a failure and then rejects with it', async () => {
    const done: string[] = [];
    const list = new StopList();
    list.add(() => done.push('lock'));
    list.add(() => done.push('database'));
    list.add(() => Promise.reject(new Error('services would not end')));
    await expect(list.stopAll()).rejects.toThrow('services would not end');
    expect(done).toEqual(['database', 'lock']);
  });
});
