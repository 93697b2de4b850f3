/** Why nothing was backed up or restored; `message` is for the person at the terminal, and says what to do. */
export class BackupRefusedError extends Error {
  override readonly name = 'BackupRefusedError';
}
