import { join } from 'node:path';
import { createEmbedder } from '@lat.md/embed';
import { MAX_TOKENS } from './embedding-model.ts';
import type { EmbeddingAnswer, EmbeddingRequest } from './embedder-child.ts';

const [directory = ''] = process.argv.slice(2);
const embedder = createEmbedder({
  model: {
    id: 'minilm-l6-v2',
    dimensions: 384,
    maxTokens: MAX_TOKENS,
    pooling: 'mean',
    normalize: true,
    weightsPath: join(directory, 'model.fp16.safetensors'),
    tokenizerPath: join(directory, 'tokenizer.json'),
    configPath: join(directory, 'config.json'),
  },
});

process.on('message', ({ texts }: EmbeddingRequest) => void answer(texts));
// Ctrl-C reaches the whole terminal group; whoever started this process decides when it ends.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());

async function answer(texts: string[]): Promise<void> {
  try {
    const vectors = await (await embedder).embed(texts);
    send({ vectors: vectors.map((vector) => Float32Array.from(vector)) });
  } catch (error) {
    send({ error: error instanceof Error ? error.message : String(error) });
  }
}

function send(message: EmbeddingAnswer): void {
  process.send?.(message);
}
