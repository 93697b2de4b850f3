import { ValidateBy } from 'class-validator';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/;

/** A moment as our archives write it: ISO 8601, UTC, a day that exists. */
export function IsMoment(): PropertyDecorator {
  return ValidateBy({
    name: 'isMoment',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && MOMENT.test(value) && isReal(value),
      defaultMessage: () => '$property must be a moment such as 2026-01-31T09:05:00.000Z',
    },
  });
}

/** JavaScript takes the 31st of February for the 3rd of March. */
function isReal(value: string): boolean {
  const date = new Date(value);
  return (
    !Number.isNaN(date.getTime()) &&
    date.toISOString().slice(0, 10) === value.slice(0, 10) &&
    value.slice(0, 4) !== '0000'
  );
}
