import { invalidCursor } from '../http/pagination.ts';

/** The last task of a page: the next one begins after it. */
export interface TaskCursor {
  /** By what the page is sorted: the day, or the moment when it was done. */
  key: string;
  id: number;
}

const CURSOR_FORM = /^(infinity|\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d(?:\.\d{1,6})?\+00)?)_(\d{1,15})$/;

export function writeTaskCursor({ key, id }: TaskCursor): string {
  return `${key}_${id}`;
}

/** Null for the first page. Throws a `ProductError` when it is no cursor. */
export function readTaskCursor(text: string | undefined): TaskCursor | null {
  if (text === undefined) return null;
  const [, key = '', id] = CURSOR_FORM.exec(text) ?? [];
  const isMoment = key === 'infinity' || !Number.isNaN(new Date(key.replace(' ', 'T').replace('+00', 'Z')).getTime());
  if (id === undefined || !isMoment || isOutOfRange(key)) throw invalidCursor();
  return { key, id: Number(id) };
}

/** PostgreSQL has no year 0, and no 31st of February. */
function isOutOfRange(key: string): boolean {
  if (key === 'infinity') return false;
  const day = key.slice(0, 10);
  return day.startsWith('0000') || new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) !== day;
}
