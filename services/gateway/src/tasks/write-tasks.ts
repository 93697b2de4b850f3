import { escapeMarkdown } from '@stitchbook/archive';
import ICAL from 'ical.js';
import type { ShownTask } from './task.repository.ts';

/** A checklist; each task with its day, its note and what was said. Words that look like Markdown stay the words they are. */
export function writeMarkdown(tasks: readonly ShownTask[]): string {
  const lines = tasks.map(({ text, dueOn, doneAt, noteTitle, sentence }) => {
    const due = dueOn === null ? '' : ` (due ${dueOn})`;
    const said = `${oneLine(noteTitle)}: “${oneLine(sentence)}”`;
    return `- [${doneAt ? 'x' : ' '}] ${escapeMarkdown(oneLine(text))}${due}\n  ${escapeMarkdown(said)}`;
  });
  return `# Tasks\n\n${lines.join('\n')}${lines.length > 0 ? '\n' : ''}`;
}

/**
 * To-dos of a calendar (RFC 5545, VTODO). A day has no time and no time zone. Whoever imports the file again has each once.
 * @param address Where this Stitchbook is: it tells its to-dos from those of another
 */
export function writeCalendar(tasks: readonly ShownTask[], address: string): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue('prodid', '-//Stitchbook//Tasks//EN');
  const now = ICAL.Time.fromJSDate(new Date(), true);
  for (const task of tasks) calendar.addSubcomponent(writeToDo(task, address, now));
  return `${calendar.toString()}\r\n`;
}

function writeToDo(task: ShownTask, address: string, now: ICAL.Time): ICAL.Component {
  const { id, text, sentence, noteId, noteTitle, dueOn, doneAt, createdAt } = task;
  const toDo = new ICAL.Component('vtodo');
  toDo.updatePropertyWithValue('uid', `task-${id}@${new URL(address).host}`);
  toDo.updatePropertyWithValue('dtstamp', now);
  toDo.updatePropertyWithValue('created', ICAL.Time.fromJSDate(createdAt, true));
  toDo.updatePropertyWithValue('summary', oneLine(text));
  toDo.updatePropertyWithValue('description', `${oneLine(noteTitle)}: “${oneLine(sentence)}”`);
  toDo.updatePropertyWithValue('url', new URL(`/notes/${noteId}`, address).href);
  toDo.updatePropertyWithValue('status', doneAt ? 'COMPLETED' : 'NEEDS-ACTION');
  // As it is: `ICAL.Time` writes the year 26 with two digits, and calendars refuse the file.
  if (dueOn !== null) toDo.addProperty(new ICAL.Property(['due', {}, 'date', dueOn]));
  if (doneAt !== null) toDo.updatePropertyWithValue('completed', ICAL.Time.fromJSDate(doneAt, true));
  return toDo;
}

const oneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
