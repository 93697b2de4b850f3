import { addressGroup } from '@stitchbook/config';
import onFinished from 'on-finished';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Application, Request, RequestHandler } from 'express';
import { ProductError } from '../errors/product-error.ts';

declare global {
  namespace Express {
    interface Request {
      /**
       * Counts bytes of a body that are held in memory until the request is over. Throws a `ProductError` when its address
       * holds too many already.
       */
      holdBytes?(bytes: number): void;
    }
  }
}

export interface AddressLimits {
  maxConnections: number;
  maxBytes: number;
}

interface Load {
  requests: number;
  bytes: number;
}

const RETRY_AFTER_SECONDS = 5;
const REFUSED_CONNECTION = 'HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** What each address has under way here, and no more than it may: requests, and bytes of bodies that are held for them. */
export class AddressLimiter {
  private readonly loads = new Map<string, Load>();

  constructor(private readonly limits: AddressLimits) {}

  /** Whom a request comes from is what the proxies say that are trusted. */
  readonly bound: RequestHandler = (request, response, next) => {
    const address = addressGroup(request.ip);
    const load = this.loads.get(address) ?? { requests: 0, bytes: 0 };
    const held = { bytes: 0 };
    this.loads.set(address, load);
    load.requests += 1;
    // A listener of its own on each answer would be one too many beside those that streaming audio needs.
    onFinished(response, () => {
      load.requests -= 1;
      load.bytes -= held.bytes;
      if (load.requests === 0) this.loads.delete(address);
    });
    request.holdBytes = (bytes) => {
      if (load.bytes + bytes > this.limits.maxBytes) throw tooMuchAtOnce();
      load.bytes += bytes;
      held.bytes += bytes;
    };
    next(load.requests > this.limits.maxConnections ? tooMuchAtOnce() : undefined);
  };

  /** Connections that have not said anything yet are bounded too, but those of trusted proxies, which carry many people. */
  boundConnections(server: Server, app: Application): void {
    const open = new Map<string, number>();
    server.on('connection', (socket: Socket) => {
      const { remoteAddress = '' } = socket;
      if (isTrusted(app, remoteAddress)) return;
      const address = addressGroup(remoteAddress);
      const count = (open.get(address) ?? 0) + 1;
      open.set(address, count);
      socket.once('close', () => {
        const left = (open.get(address) ?? 1) - 1;
        if (left > 0) open.set(address, left);
        else open.delete(address);
      });
      if (count > this.limits.maxConnections) socket.end(REFUSED_CONNECTION, () => socket.destroy());
    });
  }
}

function isTrusted(app: Application, address: string): boolean {
  const trusts = app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  return trusts(address, 0);
}

/** Holds what a body may take at most; where its length is not announced, as much as its route takes. */
export function holdBody(request: Request, maxBytes: number): void {
  const isAnnounced =
    request.headers['content-length'] !== undefined && request.headers['content-encoding'] === undefined;
  request.holdBytes?.(isAnnounced ? Math.min(Number(request.headers['content-length']), maxBytes) : maxBytes);
}

function tooMuchAtOnce(): ProductError {
  return new ProductError(
    'rate-limited',
    'address.busy',
    'Too much is coming from your network at once. Please try again in a moment.',
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );
}
