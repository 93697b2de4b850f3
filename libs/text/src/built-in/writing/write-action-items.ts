import { findTasks } from './find-tasks.ts';
import { joinBlocks } from './paragraphs.ts';
import type { Writer } from './write-creation.ts';

/** A checklist of what the speaker said they, or others, have to do. */
export const writeActionItems: Writer = (sentences) => {
  const tasks = findTasks(sentences.map(({ text }) => text));
  if (tasks.length === 0) return 'No tasks were mentioned in this note.';
  return joinBlocks([tasks.map((task) => `- [ ] ${task}`).join('\n')]);
};
