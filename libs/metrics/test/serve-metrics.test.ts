import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { loadSettings } from '@stitchbook/config';
import { createLogger } from '@stitchbook/logging';
import { Metrics, MetricsSettings, type ServedMetrics, serveMetrics } from '@stitchbook/metrics';

const logger = createLogger('metrics-test', { level: 'silent' });
const ANY_PORT = { port: 0, host: '127.0.0.1' };

let metrics: Metrics;
let served: ServedMetrics;
const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${served.port}${path}`, { method });

beforeEach(async () => {
  metrics = new Metrics();
  served = await serveMetrics(metrics, ANY_PORT, logger);
});
afterEach(() => served.close());

describe('the metrics of a process', () => {
  it('are exposed in the form that Prometheus reads, with what the runtime says of itself', async () => {
    const answer = await ask('/metrics');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect(await answer.text()).toMatch(/^process_resident_memory_bytes \d+$/m);
  });

  it('count what was measured into its buckets', async () => {
    const waits = metrics.histogram({ name: 'wait_seconds', help: 'How long', labels: ['kind'] }, [1, 10]);
    waits.observe({ kind: 'a' }, 0.5);
    waits.observe({ kind: 'a' }, 5);
    const text = await (await ask('/metrics')).text();
    expect(text).toContain('wait_seconds_bucket{le="1",kind="a"} 1');
    expect(text).toContain('wait_seconds_bucket{le="10",kind="a"} 2');
    expect(text).toContain('wait_seconds_sum{kind="a"} 5.5');
  });

  it('are read at the moment when they are asked for, and drop what is not there any more', async () => {
    let waiting = [{ labels: { kind: 'a' }, value: 3 }];
    metrics.gauge({ name: 'waiting', help: 'How many', labels: ['kind'] }, () => Promise.resolve(waiting));
    expect(await (await ask('/metrics')).text()).toContain('waiting{kind="a"} 3');
    waiting = [{ labels: { kind: 'b' }, value: 1 }];
    const text = await (await ask('/metrics')).text();
    expect(text).toContain('waiting{kind="b"} 1');
    expect(text).not.toContain('waiting{kind="a"}');
  });

  it('are answered with an error when they cannot be read, and the process lives on', async () => {
    metrics.gauge({ name: 'broken', help: 'Never', labels: [] }, () => Promise.reject(new Error('no')));
    expect((await ask('/metrics')).status).toBe(500);
    expect((await ask('/metrics')).status).toBe(500);
  });

  it.each([
    ['GET', '/', 404],
    ['GET', '/metrics/x', 404],
    ['POST', '/metrics', 405],
  ])('answer %s %s with %i', async (method, path, status) => {
    expect((await ask(path, method)).status).toBe(status);
  });

  it('are served on no port when none is set, and only to this machine when no address is', async () => {
    const settings = loadSettings(MetricsSettings, {});
    expect(settings.host).toBe('127.0.0.1');
    expect((await serveMetrics(metrics, settings, logger)).port).toBeNull();
  });

  it('refuse to be served on a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(serveMetrics(metrics, { port, host: '127.0.0.1' }, logger)).rejects.toThrow('EADDRINUSE');
    other.close();
  });
});
