import { register } from 'node:module';

/** Programs and worker threads that import this, or are started with `node --import` of it, can load TypeScript as it is. */
register('./load-typescript.mjs', import.meta.url);
