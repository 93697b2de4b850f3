// Loaded into a process by NODE_OPTIONS: at SIGUSR2, or as soon as it is to send the word SPINNING to a model, it turns without end.
import { isMainThread } from 'node:worker_threads';

function spin() {
  for (;;);
}

if (isMainThread && process.argv[1]?.endsWith('dist/main.js')) {
  process.on('SIGUSR2', spin);
  const { fetch } = globalThis;
  globalThis.fetch = (address, init) => {
    const isPoison = typeof init?.body === 'string' && init.body.includes('SPINNING');
    return isPoison ? spin() : fetch(address, init);
  };
}
