import { plainToInstance } from 'class-transformer';
import { ValidateBy, ValidateIf, type ValidationError, getMetadataStorage, validateSync } from 'class-validator';
import { UnreadableFileError } from '../archive-error.ts';

/** What was read, as the class that it must be. Throws `UnreadableFileError` with the first rule that it breaks. */
export function checkFile<T extends object>(type: new () => T, read: unknown): T {
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    throw new UnreadableFileError('This file is not what it should be.');
  const instance = plainToInstance(type, pickKnown(type, read));
  const [broken] = validateSync(instance, { whitelist: true, stopAtFirstError: true });
  if (broken) throw new UnreadableFileError(`In this file ${firstRule(broken)}.`);
  return instance;
}

/** What has no rule is not even copied: there may be much of it. */
function pickKnown(type: new () => object, read: object): object {
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  const known = new Set(rules.map(({ propertyName }) => propertyName));
  return Object.fromEntries(Object.entries(read).filter(([name]) => known.has(name)));
}

function firstRule({ property, constraints, children }: ValidationError): string {
  const [message] = Object.values(constraints ?? {});
  const [child] = children ?? [];
  return message ?? (child ? firstRule(child) : `${property} is not valid`);
}

/** The other rules of this field hold unless it is null; it must be there all the same. */
export function OrNull(): PropertyDecorator {
  return ValidateIf((_, value) => value !== null);
}

/** From here on the database, which keeps milliseconds, rounds up to the year 10000, which no archive may have. */
const TOO_LATE = '9999-12-31T23:59:59.9995';
const ISO_DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/;

/** A moment as our archives write it: ISO 8601, UTC, a day that exists. */
export function IsIsoDate(): PropertyDecorator {
  return ValidateBy({
    name: 'isIsoDate',
    validator: {
      validate: (value: unknown) =>
        typeof value === 'string' && ISO_DATE.test(value) && isReal(value) && value.slice(0, -1) < TOO_LATE,
      defaultMessage: () => '$property must be a moment such as 2026-01-31T09:05:00.000Z',
    },
  });
}

const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

/** A day as our archives write it: ISO 8601, one that exists. */
export function IsIsoDay(): PropertyDecorator {
  return ValidateBy({
    name: 'isIsoDay',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && ISO_DAY.test(value) && isReal(value),
      defaultMessage: () => '$property must be a day such as 2026-01-31',
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
