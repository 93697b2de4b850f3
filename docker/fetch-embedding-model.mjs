import { fetchEmbeddingModel } from '@stitchbook/meaning/fetch-model';

const [directory] = process.argv.slice(2);
await fetchEmbeddingModel({ directory });
