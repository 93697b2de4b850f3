import { emitServerEvent, isLive, setLive, type ServerEvent } from './server-events.ts';

/** Nobody looks any more: the stream's connection is given back. */
const HIDDEN_FOR_MS = 60_000;
/** After an answer that is no stream; until then everything is asked for as if there were none. */
const RETRY_AFTER_MS = 300_000;

type Message = { live: boolean } | { event: ServerEvent } | 'who-is-live';

/**
 * Listens to `GET /api/events` for all tabs of one person in this browser: the tab that holds the lock has the connection,
 * of which browsers allow six to one server over HTTP/1.1, and passes on what it is told. Does nothing in a browser that
 * lacks a part of this. Returns how to stop.
 */
export function connectEvents(userId: string): () => void {
  if (typeof EventSource === 'undefined' || typeof BroadcastChannel === 'undefined' || !navigator.locks)
    return () => undefined;
  const name = `stitchbook-events:${userId}`;
  const otherTabs = new BroadcastChannel(name);
  let leaving: AbortController | null = null;
  let isHolder = false;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;

  const receive = (message: Message) => {
    if (message === 'who-is-live') {
      if (isHolder) otherTabs.postMessage({ live: isLive() } satisfies Message);
    } else if ('live' in message) setLive(message.live);
    else emitServerEvent(message.event);
  };
  const share = (message: Message) => {
    receive(message);
    otherTabs.postMessage(message);
  };
  otherTabs.onmessage = ({ data }: MessageEvent<Message>) => receive(data);

  const want = () => {
    if (leaving) return;
    leaving = new AbortController();
    const { signal } = leaving;
    const hold = async () => {
      isHolder = true;
      await listen(share, signal);
      isHolder = false;
    };
    navigator.locks.request(name, { signal }, hold).catch(() => undefined);
    otherTabs.postMessage('who-is-live' satisfies Message);
  };
  const leave = () => {
    leaving?.abort();
    leaving = null;
  };
  const onVisibility = () => {
    clearTimeout(hiddenTimer);
    if (document.hidden) hiddenTimer = setTimeout(leave, HIDDEN_FOR_MS);
    else want();
  };
  document.addEventListener('visibilitychange', onVisibility);
  onVisibility();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(hiddenTimer);
    leave();
    otherTabs.close();
    setLive(false);
  };
}

/** Passes on what the server tells until `signal` is aborted. The browser connects again by itself after a lost connection. */
async function listen(share: (message: Message) => void, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await listenOnce(share, signal);
    share({ live: false });
  }
}

/** Resolves when `signal` is aborted, and some time after an answer that was no stream. */
function listenOnce(share: (message: Message) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let retry: ReturnType<typeof setTimeout> | undefined;
    const source = new EventSource('/api/events');
    const pass = ({ type, data }: MessageEvent<string>) => {
      if (type === 'refresh') share({ live: true });
      share({ event: { type, ...(JSON.parse(data) as object) } as ServerEvent });
    };
    for (const type of ['job', 'note', 'list', 'creations', 'refresh']) source.addEventListener(type, pass);
    const stop = () => {
      clearTimeout(retry);
      signal.removeEventListener('abort', stop);
      source.close();
      resolve();
    };
    source.onerror = () => {
      share({ live: false });
      if (source.readyState === EventSource.CLOSED) retry = setTimeout(stop, RETRY_AFTER_MS);
    };
    signal.addEventListener('abort', stop);
  });
}
