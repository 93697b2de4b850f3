import { ValidateIf } from 'class-validator';

/** The other rules of this field hold unless it is null; it must be there all the same. */
export function OrNull(): PropertyDecorator {
  return ValidateIf((_, value) => value !== null);
}
