import { plainToInstance } from 'class-transformer';
import { type ValidationError, validateSync } from 'class-validator';
import { UnreadableFile } from './archive-error.ts';

/** What was read, as the type it must be. Throws `UnreadableFile` with the first rule that it breaks. */
export function checkArchived<T extends object>(type: new () => T, read: unknown): T {
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    throw new UnreadableFile('This file is not what it should be.');
  const instance = plainToInstance(type, read);
  const [broken] = validateSync(instance, { whitelist: true, stopAtFirstError: true });
  if (broken) throw new UnreadableFile(`In this file ${firstRule(broken)}.`);
  return instance;
}

function firstRule({ property, constraints, children }: ValidationError): string {
  const [message] = Object.values(constraints ?? {});
  const [child] = children ?? [];
  return message ?? (child ? firstRule(child) : `${property} is not valid`);
}
