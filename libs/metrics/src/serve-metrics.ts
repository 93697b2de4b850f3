import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from '@stitchbook/logging';
import type { Metrics } from './metrics.ts';
import type { MetricsSettings } from './metrics.settings.ts';

export interface ServedMetrics {
  /** The port that is listened on, also where port 0 was asked for; null without METRICS_PORT. */
  port: number | null;
  close(): Promise<void>;
}

/**
 * Serves the metrics at `GET /metrics`, on a port of its own that people never reach. Rejects with EADDRINUSE when the port
 * is taken. A scrape that fails is answered with 500 and logged.
 */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: MetricsSettings,
  logger: Logger,
): Promise<ServedMetrics> {
  if (port === undefined) return { port: null, close: () => Promise.resolve() };
  const server = createServer((request, response) => {
    answer(metrics, request, response).catch((error: unknown) => {
      logger.warn({ err: error }, 'metrics could not be collected');
      response.writeHead(500).end();
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  // The metrics server alone must not keep the process alive.
  server.unref();
  const taken = (server.address() as AddressInfo).port;
  logger.info({ metricsPort: taken }, 'metrics server listening');
  return {
    port: taken,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function answer(metrics: Metrics, { method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
  if (url?.split('?')[0] !== '/metrics') {
    response.writeHead(404).end();
  } else if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  } else {
    const { contentType, text } = await metrics.expose();
    response.writeHead(200, { 'Content-Type': contentType }).end(text);
  }
}
