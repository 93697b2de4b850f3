/** What `GET /api/events` tells: what has changed, never the change itself. */
export type ServerEvent =
  | { type: 'job'; id: string }
  | { type: 'note'; id: number }
  | { type: 'list' }
  /** Which creations the reader has or was given, or what one says. */
  | { type: 'creations' }
  /** Changes may have been missed. */
  | { type: 'refresh' };

const listeners = new Set<(event: ServerEvent) => void>();
let live = false;

/** Whether changes are told as they happen. While they are not, whoever waits for one has to ask for it. */
export function isLive(): boolean {
  return live;
}

export function setLive(isNowLive: boolean): void {
  live = isNowLive;
}

/** Calls `listener` for every event, until the function it gives is called. */
export function onServerEvent(listener: (event: ServerEvent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function emitServerEvent(event: ServerEvent): void {
  for (const listener of listeners) listener(event);
}
