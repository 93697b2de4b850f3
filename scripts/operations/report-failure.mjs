import { reportRefusal } from '../start/refusal.mjs';

/**
 * Says why an operation did not do its work, with a stack only where the reason is a defect, and sets the exit code.
 * @param {unknown} error
 */
export async function reportFailure(error) {
  if (!(await isForPeople(error))) return reportRefusal(error);
  process.exitCode = 1;
  console.error(error.message);
}

/** Before anything is installed, nothing but a start's own refusals can be thrown. */
async function isForPeople(error) {
  try {
    return (await import('@stitchbook/backup')).isForPeople(error);
  } catch {
    return false;
  }
}
