import { InvalidSettingsError } from '@stitchbook/config';
import { StorageError } from '@stitchbook/storage';

/** Why nothing was backed up or restored; `message` is for the person at the terminal, and says what to do. */
export class BackupRefusedError extends Error {
  override readonly name = 'BackupRefusedError';
}

/** Whether an error's message is a sentence for the person at the terminal; of any other error they need the stack. */
export function isUserFacing(error: unknown): error is Error {
  return [BackupRefusedError, InvalidSettingsError, StorageError].some((known) => error instanceof known);
}
