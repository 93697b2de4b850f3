import type { Sentence } from '../read-text.ts';
import { findTasks } from '../writing/find-tasks.ts';

const FEWEST_TASKS = 3;
const SHARE_OF_SENTENCES = 0.5;

/** Whether the note is for the most part a list of things to do. */
export function isTaskList(sentences: readonly Sentence[]): boolean {
  const tasks = findTasks(sentences.map(({ text }) => text));
  return tasks.length >= FEWEST_TASKS && tasks.length >= sentences.length * SHARE_OF_SENTENCES;
}
