import { WebSocket } from 'ws';

interface Message {
  type: 'success' | 'error' | 'event';
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: string;
  message?: string;
}

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/** WebDriver BiDi: commands and events as JSON on one web socket. */
export class BidiConnection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  readonly #onEvent: (method: string, params: unknown) => void;
  #lastId = 0;

  private constructor(socket: WebSocket, onEvent: (method: string, params: unknown) => void) {
    this.#socket = socket;
    this.#onEvent = onEvent;
    socket.on('message', (data: Buffer) => this.#receive(JSON.parse(data.toString()) as Message));
    socket.on('close', () => this.#fail());
  }

  static async open(url: string, onEvent: (method: string, params: unknown) => void): Promise<BidiConnection> {
    const socket = new WebSocket(url);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return new BidiConnection(socket, onEvent);
  }

  async send<T>(method: string, params: object = {}): Promise<T> {
    const id = ++this.#lastId;
    const answer = new Promise<unknown>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.#socket.send(JSON.stringify({ id, method, params }));
    return (await answer) as T;
  }

  #receive({ type, id, method, params, result, error, message }: Message): void {
    if (type === 'event') return this.#onEvent(method ?? '', params);
    const waiting = this.#waiting.get(id ?? 0);
    this.#waiting.delete(id ?? 0);
    if (type === 'success') waiting?.resolve(result);
    else waiting?.reject(new Error(`${error}: ${message}`));
  }

  #fail(): void {
    for (const { reject } of this.#waiting.values()) reject(new Error('The browser has closed the connection.'));
    this.#waiting.clear();
  }
}
