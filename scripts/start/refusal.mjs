/** A reason not to start; the message is one sentence for the person at the terminal. */
export class Refusal extends Error {}

/**
 * Says why Stitchbook does not start, with a stack only where the reason is a defect, and sets the exit code.
 * @param {unknown} error
 */
export function reportRefusal(error) {
  process.exitCode = 1;
  const isForPeople = error instanceof Refusal || (error instanceof Error && error.name === 'EmbeddedPostgresError');
  console.error(isForPeople ? error.message : error);
}
