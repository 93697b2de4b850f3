import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { ShutdownSettings } from '@stitchbook/config';
import type { Logger } from '@stitchbook/logging';
import type { RequestWatcher } from '../http/observe-requests.ts';
import type { JobAnswer } from '../jobs/job-answer.ts';
import type { ReadinessProbe } from './readiness.ts';

/** Left of the grace period for those who wait for a job to be answered. */
const FINAL_RESPONSES_MS = 500;
const IDLE_CHECK_MS = 100;

/** What stays open until somebody ends it. */
interface Streams {
  closeAll(): void;
}

/**
 * Shuts down without a failed request: reports that it is not ready, goes on serving for `delayMs` until the load balancer
 * has seen that, then drains what is in flight for at most `graceMs`. Requests that wait for a job are answered before that
 * with where the job can be asked for: a worker goes on with it. Event streams end first, their clients connect elsewhere.
 */
export async function gracefulShutdown(
  {
    readiness,
    requests,
    waiting,
    streams,
  }: { readiness: ReadinessProbe; requests: InFlightRequests; waiting: JobAnswer; streams: readonly Streams[] },
  { delayMs, graceMs }: Pick<ShutdownSettings, 'delayMs' | 'graceMs'>,
  logger: Logger,
): Promise<void> {
  readiness.shutDown();
  requests.closeConnections();
  logger.info({ delayMs, graceMs }, 'shutting down');
  await wait(delayMs);
  for (const each of streams) each.closeAll();
  const limit = setTimeout(() => waiting.stopWaiting(), Math.max(0, graceMs - FINAL_RESPONSES_MS));
  const cut = await requests.drain(graceMs);
  clearTimeout(limit);
  if (cut > 0) logger.warn({ cut }, 'requests were cut off: they took longer than the grace period');
}

/** The requests that a server has in flight, and how it drains them. To be made, and given its watcher, before the server listens. */
export class InFlightRequests {
  private readonly responses = new Set<ServerResponse>();
  private readonly connections = new Set<Socket>();
  private isClosing = false;

  constructor(private readonly server: Server) {
    server.on('connection', (socket) => {
      this.connections.add(socket);
      socket.once('close', () => this.connections.delete(socket));
    });
  }

  readonly watch: RequestWatcher = (_request, response) => {
    if (this.isClosing) response.setHeader('Connection', 'close');
    this.responses.add(response);
    return () => this.responses.delete(response);
  };

  /** Every response from now on is the last on its connection, so that no next request finds it just being closed. */
  closeConnections(): void {
    this.isClosing = true;
    for (const response of this.responses) if (!response.headersSent) response.setHeader('Connection', 'close');
  }

  /** Accepts no more connections and resolves when all requests are answered; those left after `graceMs` are cut. Returns how many. */
  async drain(graceMs: number): Promise<number> {
    let cut = 0;
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    const checking = setInterval(() => this.closeIdle(), IDLE_CHECK_MS);
    const limit = setTimeout(() => {
      cut = this.responses.size;
      this.server.closeAllConnections();
    }, graceMs);
    this.closeIdle();
    await closed;
    clearInterval(checking);
    clearTimeout(limit);
    return cut;
  }

  private closeIdle(): void {
    this.server.closeIdleConnections();
    // Node does not count as idle what a browser opened ahead of need.
    for (const connection of this.connections) if (connection.bytesRead === 0) connection.destroy();
  }
}
