import { parentPort } from 'node:worker_threads';
import type { Piece, ThreadAnswer } from './flite-thread.ts';
import { loadFlite, runFlite } from './run-flite.ts';

const flite = loadFlite();

parentPort?.on('message', ({ voice, text }: Piece) => {
  const sound = runFlite(flite, voice, text);
  parentPort?.postMessage({ sound } satisfies ThreadAnswer, sound ? [sound.samples.buffer as ArrayBuffer] : []);
});
