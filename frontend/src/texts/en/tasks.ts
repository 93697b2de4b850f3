import type { TaskFormat } from '@stitchbook/contracts';
import { area } from '../catalogue.ts';

/** The page of what is to be done. */
export const taskTexts = area('tasks', {
  title: 'Tasks',
  fromYourNotes: 'Tasks found in your notes',
  loading: 'Loading tasks',
  notLoaded: 'Your tasks could not be loaded.',
  show: 'Show',
  open: 'To do',
  done: 'Done',
  export: 'Export',
  formats: { md: 'Markdown (.md)', ics: 'Calendar (.ics)' } satisfies Record<TaskFormat, string>,
  none: 'Nothing to do',
  whereFrom:
    'Say what you have to do in a note, such as “I need to call Ana on Friday”. It is found once its words are there.',
  noneDone: 'Nothing is done yet',
  howDone: 'What you tick is kept here.',
  more: 'More tasks',
  dueOn: (day: string) => `Due ${day}`,
  wasDue: (day: string) => `Was due ${day}`,
  edit: (task: string) => `Change “${task}”`,
  dismiss: (task: string) => `Dismiss “${task}”`,
  text: 'What is to be done',
  due: 'Until',
  changeFailed: (reason: string) => `The task was not changed: ${reason}`,
  dismissed: 'Task dismissed',
  dismissFailed: (reason: string) => `The task was not dismissed: ${reason}`,
  restoreFailed: (reason: string) => `The task did not come back: ${reason}`,
});
