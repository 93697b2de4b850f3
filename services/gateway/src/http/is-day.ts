import { ValidateBy } from 'class-validator';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** A day that exists, as `2026-11-23`. */
export function IsDay({ message }: { message: string }): PropertyDecorator {
  return ValidateBy({ name: 'isDay', validator: { validate: isDay } }, { message });
}

function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !DAY.test(value) || value < '0001') return false;
  const day = new Date(`${value}T00:00:00Z`);
  // JavaScript takes the 31st of February for the 3rd of March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
