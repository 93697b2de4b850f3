import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';
import { endOrphans, noteProcesses } from '../../start/end-orphans.mjs';

const file = join(temporaryFolder(), 'processes.json');

function sleepFor(seconds: string): ChildProcess {
  return spawn('sleep', [seconds], { detached: true });
}

function untilEnd(child: ChildProcess): Promise<NodeJS.Signals | null> {
  return new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
}

describe('what a killed start left behind', () => {
  it('is killed when it does not exit by itself', async () => {
    const orphan = sleepFor('61');
    const end = untilEnd(orphan);
    noteProcesses(file, [{ pid: Number(orphan.pid), program: 'sleep' }]);
    await endOrphans(file, 100);
    expect(await end).toBe('SIGKILL');
    expect(existsSync(file)).toBe(false);
  });

  it('is waited for when it exits by itself', async () => {
    const orphan = sleepFor('0.3');
    const end = untilEnd(orphan);
    noteProcesses(file, [{ pid: Number(orphan.pid), program: 'sleep' }]);
    await endOrphans(file, 10_000);
    expect(await end).toBeNull();
  });

  it('is not another program that was given the same pid', async () => {
    const bystander = sleepFor('62');
    const end = untilEnd(bystander);
    noteProcesses(file, [{ pid: Number(bystander.pid), program: '/stitchbook/services/gateway/dist/main.js' }]);
    await endOrphans(file, 100);
    bystander.kill('SIGTERM');
    expect(await end).toBe('SIGTERM');
  });
});

const READER = `
  import { readFileSync } from 'node:fs';
  let broken = 0;
  process.on('message', () => process.send({ broken }, () => process.exit()));
  const read = () => {
    try {
      JSON.parse(readFileSync(process.argv[1], 'utf8'));
    } catch {
      broken += 1;
    }
    setImmediate(read);
  };
  read();
  process.send({ broken: null });
`;

describe('the note of what runs', () => {
  it('can be read whole at every moment', async () => {
    const running = Array.from({ length: 20_000 }, (_, index) => ({ pid: index, program: 'sleep' }));
    noteProcesses(file, running);
    const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as const;
    const reader = spawn(process.execPath, ['--input-type=module', '-e', READER, file], { stdio: [...stdio] });
    await once(reader, 'message');
    for (let count = 0; count < 100; count += 1) noteProcesses(file, running);
    reader.send('enough');
    expect(await once(reader, 'message')).toEqual([{ broken: 0 }, undefined]);
  });
});
