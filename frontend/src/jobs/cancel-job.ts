import { request } from '../http/request.ts';

/** Stops work that nobody waits for any more. Sent even while the page is being left. */
export async function cancelJob(id: string): Promise<void> {
  await request(`/api/jobs/${encodeURIComponent(id)}/cancel`, { method: 'POST', keepalive: true });
}
