import { toast } from '../../design/toast.ts';
import { describeProblem, RequestError } from '../../http/errors.ts';

/** With the server's reason where it gave one. */
export function sayTagsFailed(error: unknown): void {
  const description =
    error instanceof RequestError
      ? `Failed to update tags: ${describeProblem(error)}`
      : 'Failed to update tags. Please try again.';
  toast({ title: 'Error', description, tone: 'alarm' });
}
