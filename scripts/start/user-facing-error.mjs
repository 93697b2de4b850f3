/** Why a command cannot do its work; the message is a sentence for the person at the terminal. */
export class UserFacingError extends Error {}

/**
 * The code of a failed system call, such as 'ENOENT'; undefined when there is none. Not by `instanceof`: under jest Node's errors are of another realm.
 * @param {unknown} error
 */
export function codeOf(error) {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;
}

/**
 * The message of an error, or the thrown value as text.
 * @param {unknown} error
 */
export function messageOf(error) {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
}

/**
 * Prints why a command failed, with a stack only where the reason is a defect, and sets the exit code to 1.
 * @param {unknown} error
 */
export function reportError(error) {
  process.exitCode = 1;
  const isForPeople =
    error instanceof UserFacingError || (error instanceof Error && error.name === 'EmbeddedPostgresError');
  console.error(isForPeople ? error.message : error);
}
