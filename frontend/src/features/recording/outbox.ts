import type { Draft } from './drafts/draft-store.ts';
import { readDraft } from './drafts/read-draft.ts';
import { listDrafts } from './drafts/use-drafts.ts';
import type { SaveAudio } from './save-audio.ts';
import { saveRecording } from './save-recording.ts';

/** Browsers notice a network that is back, but not a server that is. */
const RETRY_INTERVAL_MS = 30_000;

interface OutboxOptions {
  ownerId: string;
  saveAudio: SaveAudio;
  /** Told when a recording was sent, or is not to be sent by itself any more. */
  onDraftsChanged: () => void;
}

/**
 * Sends the recordings that wait on this device, from whatever screen is open: at once, when the browser says that the
 * network is back, and every half minute. One after the other; another tab's are left to it.
 */
export class Outbox {
  readonly #options: OutboxOptions;
  #isSending = false;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  /** Begins; what it returns ends it. What is being sent then goes on. */
  start(): () => void {
    const attempt = () => void this.#sendWaiting();
    attempt();
    const timer = setInterval(attempt, RETRY_INTERVAL_MS);
    window.addEventListener('online', attempt);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', attempt);
    };
  }

  async #sendWaiting(): Promise<void> {
    if (this.#isSending || !navigator.onLine) return;
    this.#isSending = true;
    try {
      const drafts = await listDrafts(this.#options.ownerId);
      for (const draft of drafts.filter(({ waitsForNetwork }) => waitsForNetwork)) await this.#send(draft);
    } catch (error) {
      // The list of what is not saved says so, where somebody looks for it.
      console.error('Recordings that wait could not be looked for', error);
    } finally {
      this.#isSending = false;
    }
  }

  async #send(draft: Draft): Promise<void> {
    const { saveAudio, onDraftsChanged } = this.#options;
    // One that cannot be read says why, and stays; it does not keep the others here.
    const audio = await readDraft(draft).catch(() => null);
    if (!audio) return;
    await saveRecording(
      { ...draft, audio, isStored: true, isWaiting: true },
      {
        isInView: () => false,
        send: (sent) => {
          // It is locked now: its card gives way to that of the note.
          onDraftsChanged();
          return saveAudio(sent, () => undefined, new AbortController());
        },
      },
    );
    onDraftsChanged();
  }
}
