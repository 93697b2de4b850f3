import { ValidateBy, isTimeZone } from 'class-validator';

export const NO_TIME_ZONE = 'timeZone must be the name of a time zone, such as Europe/Berlin.';

/** A name, not an offset, whose sign PostgreSQL reads the other way round. */
const NAME = /^[A-Za-z][A-Za-z0-9_+/-]{0,99}$/;

/** Whether this is a name of the IANA time zone database that is known here. */
export function isTimeZoneName(value: unknown): boolean {
  return typeof value === 'string' && NAME.test(value) && isTimeZone(value);
}

export function IsTimeZoneName(): PropertyDecorator {
  return ValidateBy({ name: 'isTimeZoneName', validator: { validate: isTimeZoneName } }, { message: NO_TIME_ZONE });
}
