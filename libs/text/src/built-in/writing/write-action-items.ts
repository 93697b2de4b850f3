import { isEnglish } from '../is-english.ts';
import { findTasks } from './find-tasks.ts';
import type { Writer } from './writer.ts';

/** A checklist of what the speaker said they, or others, have to do. */
export const writeActionItems: Writer = (sentences, { transcript }) => {
  if (!isEnglish(transcript)) return 'Without a language model, tasks can only be found in English notes.';
  const tasks = findTasks(sentences.map(({ text }) => text));
  if (tasks.length === 0) return 'No tasks were mentioned in this note.';
  return tasks.map((task) => `- [ ] ${task}`).join('\n');
};
