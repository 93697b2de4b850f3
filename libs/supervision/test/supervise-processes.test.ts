import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { superviseProcesses, type SupervisedProcess, type Supervision } from '@stitchbook/supervision';
import { isAlive, until } from './until.ts';

const worker = fileURLToPath(new URL('./fixtures/worker.mjs', import.meta.url));

function nodeProcess(name: string, args: string[] = [], more: Partial<SupervisedProcess> = {}): SupervisedProcess {
  return { name, command: process.execPath, args: [worker, name, ...args], env: process.env, ...more };
}

let supervision: Supervision | undefined;
let lines: string[] = [];
let exits: { name: string; how: string; restartInMs: number }[] = [];
/** The ids of the processes, in the order in which they were started. */
let starts: number[] = [];

function supervise(processes: SupervisedProcess[]): Supervision {
  lines = [];
  exits = [];
  starts = [];
  supervision = superviseProcesses(processes, {
    onLine: (_name, line) => lines.push(line),
    onStart: (_name, pid) => starts.push(pid),
    onExit: (name, how, restartInMs) => exits.push({ name, how, restartInMs }),
  });
  return supervision;
}

afterEach(() => supervision?.stop(0));

describe('supervising processes', () => {
  it('starts a process again after it died, a second later', async () => {
    supervise([nodeProcess('frail', ['polite', '50'])]);
    await until(() => lines.length >= 2);
    // On a busy machine the second has died as well by now.
    expect(exits[0]).toEqual({ name: 'frail', how: 'ended with code 3', restartInMs: 1_000 });
    expect(starts[1]).not.toBe(starts[0]);
  });

  it('starts a process again after it was killed', async () => {
    const { pids } = supervise([nodeProcess('victim')]);
    await until(() => lines.length === 1);
    process.kill(pids().victim ?? 0, 'SIGKILL');
    await until(() => lines.length === 2);
    expect(exits).toEqual([{ name: 'victim', how: 'was ended by SIGKILL', restartInMs: 1_000 }]);
  });

  it('says why a program cannot be started, and tries again', async () => {
    supervise([{ ...nodeProcess('absent'), command: '/nowhere/program' }]);
    await until(() => exits.length === 1);
    expect(exits[0]?.how).toContain('could not be started');
  });

  it('starts a process only when what it depends on is ready', async () => {
    let ready = false;
    const running = supervise([
      nodeProcess('second', [], { dependsOn: ['first'] }),
      nodeProcess('first', [], { isReady: () => Promise.resolve(ready) }),
    ]);
    await until(() => lines.includes('first runs'));
    expect(running.pids().second).toBeUndefined();
    ready = true;
    await running.untilReady();
    await until(() => lines.includes('second runs'));
  });

  it('stops dependants before what they depend on', async () => {
    const running = supervise([nodeProcess('base'), nodeProcess('top', [], { dependsOn: ['base'] })]);
    await until(() => lines.length === 2);
    await running.stop();
    expect(lines.slice(2)).toEqual(['top was asked to stop', 'base was asked to stop']);
    expect(running.pids()).toEqual({});
    expect(exits).toEqual([]);
  });

  it('kills what does not stop within its grace', async () => {
    const running = supervise([nodeProcess('mule', ['stubborn'])]);
    await until(() => lines.length === 1);
    const pid = running.pids().mule ?? 0;
    const slowStop = running.stop(60_000);
    await until(() => lines.length === 2);
    expect(isAlive(pid)).toBe(true);
    await Promise.all([slowStop, running.stop(50)]);
    expect(isAlive(pid)).toBe(false);
  });

  it('stops while a process waits to be restarted', async () => {
    const running = supervise([nodeProcess('frail', ['polite', '1'])]);
    await until(() => exits.length === 1);
    // Not by the clock: a machine that is away for a moment would be taken for a supervisor that waits.
    const restarted = wait(exits[0]?.restartInMs, 'restarted', { ref: false });
    expect(await Promise.race([running.stop().then(() => 'stopped'), restarted])).toBe('stopped');
    expect(running.pids()).toEqual({});
  });

  it('refuses processes that wait for each other or for nobody', () => {
    expect(() => superviseProcesses([nodeProcess('a', [], { dependsOn: ['b'] })])).toThrow('a waits for b');
    expect(() =>
      superviseProcesses([nodeProcess('a', [], { dependsOn: ['b'] }), nodeProcess('b', [], { dependsOn: ['a'] })]),
    ).toThrow('a -> b -> a');
  });
});
