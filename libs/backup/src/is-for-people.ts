import { InvalidSettingsError } from '@stitchbook/config';
import { StorageError } from '@stitchbook/storage';
import { BackupRefusedError } from './backup-refused.error.ts';

/** Whether an error's message is a sentence that a person can act on; of others they would need the stack. */
export function isForPeople(error: unknown): error is Error {
  return [BackupRefusedError, InvalidSettingsError, StorageError].some((known) => error instanceof known);
}
