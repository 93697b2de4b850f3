import { ProductError } from '../errors/product-error.ts';

/** The last note of a page: the next page begins after it. */
export interface NoteCursor {
  createdAt: string;
  id: number;
}

export function writeCursor({ createdAt, id }: { createdAt: Date; id: number }): string {
  return Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url');
}

export function readCursor(text: string): NoteCursor {
  const [createdAt = '', id = ''] = Buffer.from(text, 'base64url').toString('latin1').split(' ');
  const isWhole = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(createdAt) && /^[1-9]\d{0,15}$/.test(id);
  if (!isWhole || Number.isNaN(Date.parse(createdAt))) {
    throw new ProductError('invalid', 'request.cursor', 'This page address is not valid. Please start at the first page.');
  }
  return { createdAt, id: Number(id) };
}
