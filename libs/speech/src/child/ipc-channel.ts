import type { ChildProcess } from 'node:child_process';
import type { FromChild, ToChild } from './speech-child-messages.ts';

/** Calls `onTimeout` when it has not been restarted for a while. */
class Watchdog {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly timeoutSeconds: number,
    private readonly onTimeout: () => void,
  ) {}

  restart(): void {
    this.stop();
    this.timer = setTimeout(this.onTimeout, this.timeoutSeconds * 1_000);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}

export interface PendingRequest<T> {
  resolve: (value: T) => void;
  reject: (error: unknown) => void;
  /** To be stopped while the child waits for the parent, and restarted afterwards. */
  watchdog: Watchdog;
}

interface ChannelOptions {
  /** The child has sent no message for too long. */
  onStall: () => void;
  reasonOfExit: () => Error;
}

/** Requests to a child process over its IPC channel, one at a time; each may be answered by many messages. */
export class IpcChannel {
  private pending: { receive: (message: FromChild) => void; fail: (error: unknown) => void } | null = null;

  constructor(
    private readonly child: ChildProcess,
    private readonly options: ChannelOptions,
  ) {
    child.on('message', (message: FromChild) => this.pending?.receive(message));
  }

  /** Every message until the answer goes to `onMessage`, which settles the request. */
  async request<T = void>(
    request: ToChild,
    stallSeconds: number,
    onMessage: (message: FromChild, pending: PendingRequest<T>) => void,
  ): Promise<T> {
    const watchdog = new Watchdog(stallSeconds, this.options.onStall);
    try {
      return await new Promise<T>((resolve, reject) => {
        const receive = (message: FromChild) => {
          watchdog.restart();
          try {
            onMessage(message, { resolve, reject, watchdog });
          } catch (error) {
            reject(error);
          }
        };
        this.pending = { receive, fail: reject };
        watchdog.restart();
        this.send(request);
      });
    } finally {
      watchdog.stop();
      this.pending = null;
    }
  }

  send(message: ToChild): void {
    if (this.child.connected) this.child.send(message);
    else this.fail(this.options.reasonOfExit());
  }

  /** Rejects the pending request, if there is one. */
  fail(error: Error): void {
    this.pending?.fail(error);
  }
}
