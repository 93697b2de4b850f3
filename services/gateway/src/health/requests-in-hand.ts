import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestWatcher } from '../http/watch-requests.ts';

const LOOK_EVERY_MS = 100;

/** The requests that a server has in hand, and how it lets go of them. To be made, and told of requests, before the server listens. */
export class RequestsInHand {
  private readonly answers = new Set<ServerResponse>();
  private readonly connections = new Set<Socket>();
  private areLast = false;

  constructor(private readonly server: Server) {
    server.on('connection', (socket) => {
      this.connections.add(socket);
      socket.once('close', () => this.connections.delete(socket));
    });
  }

  readonly watch: RequestWatcher = (_request, response) => {
    if (this.areLast) response.setHeader('Connection', 'close');
    this.answers.add(response);
    return () => this.answers.delete(response);
  };

  /** Every answer from now on is the last on its connection, so that whoever asks again does not find it just being closed. */
  makeLast(): void {
    this.areLast = true;
    for (const answer of this.answers) if (!answer.headersSent) answer.setHeader('Connection', 'close');
  }

  /** Takes no more, and resolves when all is answered; what is not after `graceMs` is cut. Returns how many that were. */
  async finish(graceMs: number): Promise<number> {
    let cut = 0;
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    const looking = setInterval(() => this.dropIdle(), LOOK_EVERY_MS);
    const limit = setTimeout(() => {
      cut = this.answers.size;
      this.server.closeAllConnections();
    }, graceMs);
    this.dropIdle();
    await closed;
    clearInterval(looking);
    clearTimeout(limit);
    return cut;
  }

  private dropIdle(): void {
    this.server.closeIdleConnections();
    // Node does not count as idle what a browser opened ahead of need.
    for (const connection of this.connections) if (connection.bytesRead === 0) connection.destroy();
  }
}
