import { invalidCursor } from '../http/pagination.ts';

/** The last creation of a page: the next one begins after it. */
export interface CreationCursor {
  createdAt: Date;
  id: number;
}

const CURSOR_FORM = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(\d{1,15})$/;

export function writeCursor({ createdAt, id }: CreationCursor): string {
  return `${createdAt.toISOString()}_${id}`;
}

/** Null for the first page. Throws a `ProductError` when it is no cursor. */
export function readCursor(text: string | undefined): CreationCursor | null {
  if (text === undefined) return null;
  const [, moment = '', id] = CURSOR_FORM.exec(text) ?? [];
  const createdAt = new Date(moment);
  if (Number.isNaN(createdAt.getTime())) throw invalidCursor();
  return { createdAt, id: Number(id) };
}
