import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A text means what it has words of. */
const SUBJECTS = [
  ['dentist', 'teeth', 'appointment'],
  ['boat', 'ship', 'sailing'],
  ['tomatoes', 'greenhouse', 'vegetables'],
];
/** Which every text has some of: a service has no vector of zeros. */
const COMMON = 0.1;

/** Stands in for a server with OpenAI's embeddings API, which a test can let fail. */
export class EmbeddingService {
  isFailing = false;
  /** What it refuses to read, as servers do with what is too long for their model. */
  refusedWord: string | null = null;
  /** Which models it was asked for. */
  readonly models = new Set<string>();

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const isKnown = request.method === 'POST' && request.url === '/v1/embeddings';
        const body = Buffer.concat(chunks).toString();
        const isRefused = this.refusedWord !== null && body.includes(this.refusedWord);
        const status = this.isFailing ? 500 : isRefused ? 413 : isKnown ? 200 : 404;
        const answer = status === 200 ? this.embed(body) : { error: { message: 'secret detail' } };
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      });
    });
  }

  static async start(): Promise<EmbeddingService> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new EmbeddingService(server);
  }

  /** Of whoever is to ask it. */
  get environment(): Record<string, string> {
    const { port } = this.server.address() as AddressInfo;
    return { EMBEDDING_BASE_URL: `http://127.0.0.1:${port}/v1`, EMBEDDING_MODEL: 'test-embed' };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private embed(body: string) {
    const { model, input } = JSON.parse(body) as { model: string; input: string[] };
    this.models.add(model);
    return { data: input.map((text, index) => ({ index, embedding: vectorOf(text) })) };
  }
}

function vectorOf(text: string): number[] {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return [...SUBJECTS.map((subject) => words.filter((word) => subject.includes(word)).length), COMMON];
}
