import { ValidateBy, type ValidationOptions, buildMessage } from 'class-validator';

const FORM = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-](0\d|1[0-4]):\d\d))?$/;
const EARLIEST = Date.parse('0001-01-02T00:00:00Z');
const LATEST = Date.parse('9999-12-30T00:00:00Z');

/** A date, or a moment with its time zone (RFC 3339), that PostgreSQL reads. */
function isMoment(value: unknown): boolean {
  if (typeof value !== 'string' || !FORM.test(value)) return false;
  const time = Date.parse(value);
  return time >= EARLIEST && time <= LATEST && !isRolledOver(value);
}

/** JavaScript takes the 31st of February for the 2nd or 3rd of March. */
function isRolledOver(value: string): boolean {
  const day = value.slice(0, 10);
  return new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) !== day;
}

export function IsMoment(options?: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    { name: 'isMoment', validator: { validate: isMoment, defaultMessage: buildMessage(() => 'no moment', options) } },
    options,
  );
}
