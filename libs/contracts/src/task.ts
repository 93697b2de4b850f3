/** Of what is to be done, in UTF-16 units. */
export const TASK_MAX_CHARACTERS = 200;
/** More to do than anybody says in one note. */
export const MAX_TASKS_OF_NOTE = 100;
/** Of one person, in one file. */
export const MAX_EXPORTED_TASKS = 5_000;

export const TASK_FORMATS = ['md', 'ics'] as const;
export type TaskFormat = (typeof TASK_FORMATS)[number];
