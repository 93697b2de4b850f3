import { RequestError } from '../http/request-error.ts';
import { request } from '../http/request.ts';

/** Stops work that nobody waits for any more. Sent even while the page is being left. False when it had ended already. */
export async function cancelJob(id: string): Promise<boolean> {
  try {
    await request(`/api/jobs/${encodeURIComponent(id)}/cancel`, { method: 'POST', keepalive: true });
    return true;
  } catch (error) {
    if (error instanceof RequestError && error.status === 409) return false;
    throw error;
  }
}
