import type { PipeTransform } from '@nestjs/common';
import { ProductError } from '../errors/product-error.ts';

/** A positive whole number in plain digits, as far as numbers are exact. */
export class IdPipe implements PipeTransform<string, number> {
  constructor(private readonly of: 'note' | 'comment' | 'creation' | 'theme') {}

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
