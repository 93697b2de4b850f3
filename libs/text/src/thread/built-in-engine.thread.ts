import { parentPort } from 'node:worker_threads';
import { BuiltInEngine } from '../built-in/built-in-engine.ts';
import type { ThreadAnswer, ThreadTask } from './engine-thread.ts';

const engine = new BuiltInEngine();
const send = (answer: ThreadAnswer) => parentPort?.postMessage(answer);

parentPort?.on('message', (task: ThreadTask) => void work(task));
send({ kind: 'ready' });

async function work(task: ThreadTask): Promise<void> {
  try {
    send({ kind: 'done', result: await perform(task) });
  } catch (error) {
    send({ kind: 'failed', error });
  }
}

function perform(task: ThreadTask): Promise<unknown> {
  if (task.kind === 'understand') return engine.understand(task.input);
  if (task.kind === 'suggest-tags') return engine.suggestTags(task.input);
  if (task.kind === 'find-chapters') return engine.findChapters(task.input);
  if (task.kind === 'find-tasks') return engine.findTasks(task.input);
  if (task.kind === 'stitch') return engine.stitch(task.input);
  return engine.create(task.input);
}
