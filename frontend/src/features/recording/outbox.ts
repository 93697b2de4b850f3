import { api } from '../../http/api.ts';
import { onSessionChange, sessionState } from '../../http/session.ts';
import { emptyDiscarded } from './drafts/discard-draft.ts';
import { listDrafts } from './drafts/use-drafts.ts';
import type { SavingContext } from './savings.ts';

/** Browsers notice a network that is back, but not a server that is. */
const RETRY_INTERVAL_MS = 30_000;

/**
 * Sends the recordings that wait on this device, from whatever screen is open: at once, when the browser says that the
 * network is back, and every half minute. One after the other; another tab's are
 * left to it. Where the session has ended they wait until this person has signed in again, here or in another tab.
 */
export class Outbox {
  #isSending = false;

  constructor(
    private readonly ownerId: string,
    private readonly saving: SavingContext,
  ) {}

  /** Begins; what it returns ends it. What is being sent then goes on. */
  start(): () => void {
    const attempt = () => void this.#sendWaiting();
    attempt();
    const timer = setInterval(attempt, RETRY_INTERVAL_MS);
    window.addEventListener('online', attempt);
    const forgetSession = onSessionChange(attempt);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', attempt);
      forgetSession();
    };
  }

  async #sendWaiting(): Promise<void> {
    if (this.#isSending || !navigator.onLine) return;
    this.#isSending = true;
    void emptyDiscarded().catch(() => undefined);
    try {
      const drafts = (await listDrafts(this.ownerId)).filter(({ waitsForNetwork }) => waitsForNetwork);
      if (drafts.length === 0) return;
      const { sendDraft } = await import('./send-draft.ts');
      for (const draft of drafts) if (await isSignedIn()) await sendDraft(draft, this.saving);
    } catch (error) {
      // The list of what is not saved says so, where somebody looks for it.
      console.error('Recordings that wait could not be looked for', error);
    } finally {
      this.#isSending = false;
    }
  }
}

/** Asks before a recording is sent to who would refuse it. */
async function isSignedIn(): Promise<boolean> {
  if (sessionState() === 'open') return true;
  return api.get('/api/auth/user').then(
    () => true,
    () => false,
  );
}
