import { type PipeTransform, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ProductError } from '../errors/product-error.ts';
import type { Request } from 'express';

/** A positive whole number in plain digits, as far as numbers are exact. */
export class IdPipe implements PipeTransform<string, number> {
  constructor(private readonly of: 'note' | 'comment' | 'creation' | 'version' | 'theme' | 'word' | 'task') {}

  transform(value: string | undefined): number {
    const name = this.of[0]?.toUpperCase() + this.of.slice(1);
    if (value === undefined || value.trim() === '')
      throw new ProductError('invalid', `${this.of}.missing-id`, `${name} ID is missing`);
    if (!/^[1-9]\d{0,15}$/.test(value) || !Number.isSafeInteger(Number(value))) {
      throw new ProductError('invalid', `${this.of}.invalid-id`, `Invalid ${this.of} ID`);
    }
    return Number(value);
  }
}

export const NoteId = new IdPipe('note');
export const CreationId = new IdPipe('creation');

/** The note's `version` from `If-Match: "3"`; null without the header or for `*`, which any version matches. */
export const SeenVersion = createParamDecorator((_: unknown, context: ExecutionContext): number | null => {
  const header = context.switchToHttp().getRequest<Request>().headers['if-match'];
  if (header === undefined || header === '*') return null;
  const version = /^"?(\d{1,9})"?$/.exec(header)?.[1];
  if (version === undefined)
    throw new ProductError('invalid', 'request.if-match', "If-Match must be the note's version in quotes.");
  return Number(version);
});
