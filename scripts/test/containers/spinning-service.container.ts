import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { compose, findContainers } from './composed-services.ts';

const run = promisify(execFile);

/**
 * Asks the service's own process, through Node's inspector, to turn without end. It runs in the container, where the first process
 * is the one that hands on signals.
 */
const SPIN = `
  const { readdirSync, readFileSync } = require('node:fs');
  const isService = (pid) => Number(pid) > 1 && Number(pid) !== process.pid
    && readFileSync('/proc/' + pid + '/cmdline', 'utf8').split('\\0').some((part) => part.endsWith('dist/main.js'));
  (async () => {
    process.kill(Number(readdirSync('/proc').find(isService)), 'SIGUSR1');
    let targets;
    while (!targets) targets = await fetch('http://127.0.0.1:9229/json').then((answer) => answer.json(), () => null);
    const socket = new WebSocket(targets[0].webSocketDebuggerUrl);
    await new Promise((resolve) => (socket.onopen = resolve));
    socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression: 'for (;;);' } }));
    setTimeout(() => process.exit(0), 500);
  })();
`;

const timesRestarted = async (id: string) =>
  Number((await run('docker', ['inspect', '--format', '{{.RestartCount}}', id])).stdout);

describe('a service of the composed stack that turns without progress', () => {
  it.each(['gateway', 'identity', 'enrichment'])(
    'is started again, and says why: %s',
    async (service) => {
      const [id = ''] = await findContainers(service);
      const before = await timesRestarted(id);
      await compose('exec', '-T', service, 'node', '--experimental-websocket', '--eval', SPIN);
      while ((await timesRestarted(id)) === before) await wait(500);
      const { stdout } = await run('docker', ['logs', '--since', '2m', id]);
      expect(stdout).toContain('event loop blocked, killing the process');
      const isHealthy = async () =>
        (await run('docker', ['inspect', '--format', '{{.State.Health.Status}}', id])).stdout.trim() === 'healthy';
      while (!(await isHealthy())) await wait(500);
    },
    120_000,
  );
});
