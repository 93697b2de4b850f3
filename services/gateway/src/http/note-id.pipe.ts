import type { PipeTransform } from '@nestjs/common';
import { ProductError, invalidNoteId } from '../errors/product-error.ts';

/** A positive whole number in plain digits, as far as numbers are exact. */
export class NoteIdPipe implements PipeTransform<string, number> {
  transform(value: string | undefined): number {
    if (value === undefined || value.trim() === '') throw new ProductError('invalid', 'note.missing-id', 'Note ID is missing');
    if (!/^[1-9]\d{0,15}$/.test(value) || !Number.isSafeInteger(Number(value))) throw invalidNoteId();
    return Number(value);
  }
}
