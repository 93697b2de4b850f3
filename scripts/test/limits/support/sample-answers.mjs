/**
 * Asks two addresses again and again, as somebody does who only wants to go on working, until its input ends. Prints what each
 * answer took, in milliseconds, and how many did not come. A process of its own: it must not wait for whoever attacks.
 */
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const [origin, cookie] = process.argv.slice(2);
const PATHS = ['/healthz', '/api/notes?limit=1'];
const READY = 'ready\n';
const PAUSE_MS = 20;
const TIMEOUT_MS = 30_000;
const agent = new Agent({ keepAlive: true });
const took = [];
let missed = 0;
let isOver = false;
process.stdin.on('end', () => (isOver = true)).resume();

while (!isOver) {
  for (const path of PATHS) {
    const begun = performance.now();
    const status = await ask(path);
    took.push(performance.now() - begun);
    if (status !== 200) missed += 1;
  }
  if (took.length === PATHS.length) process.stdout.write(READY);
  await wait(PAUSE_MS);
}
process.stdout.write(JSON.stringify({ took, missed }));
process.exit(0);

function ask(path) {
  return new Promise((resolve) => {
    const request = get(`${origin}${path}`, { agent, headers: { cookie }, timeout: TIMEOUT_MS }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    request.on('timeout', () => request.destroy()).on('error', () => resolve(0));
  });
}
