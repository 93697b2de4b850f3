import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileLib } from './compile-lib.ts';
import { isAlive, until } from './until.ts';

const fixture = (name: string): string => fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url));

let folder: string;
let lib: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'supervision-'));
  lib = await compileLib(folder);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('exiting with the parent', () => {
  it('lets no child outlive a supervisor that was killed, not even one that ignores SIGTERM', async () => {
    const supervisor = spawn(process.execPath, [fixture('supervisor.mjs'), lib, fixture('exiting-worker.mjs')]);
    const pids: number[] = [];
    supervisor.stdout.on('data', (chunk: Buffer) => pids.push(...chunk.toString().trim().split('\n').map(Number)));
    await until(() => pids.length === 2);
    expect(pids.every(isAlive)).toBe(true);
    supervisor.kill('SIGKILL');
    await until(() => !pids.some(isAlive));
  });

  it('does nothing in a process that was started by hand', async () => {
    const child = spawn(process.execPath, [fixture('exiting-worker.mjs'), lib, 'polite']);
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await until(() => said !== '');
    expect(isAlive(child.pid ?? 0)).toBe(true);
    child.kill();
    await until(() => child.signalCode === 'SIGTERM');
  });
});
