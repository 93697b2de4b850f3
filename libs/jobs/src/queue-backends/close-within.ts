export interface Closable {
  close(): Promise<void>;
  disconnect(): Promise<void>;
}

/**
 * Closes gracefully, or drops the connection after `limitMs`: else a process that shuts down would wait for ever for a
 * queue that cannot be reached.
 */
export async function closeWithin(limitMs: number, open: Closable): Promise<void> {
  // Not awaited: a connection that is reconnecting never reports its end.
  const disconnect = (): void => void open.disconnect().catch(() => undefined);
  let limit: NodeJS.Timeout | undefined;
  const timedOut = new Promise<void>((resolve) => {
    limit = setTimeout(() => {
      disconnect();
      resolve();
    }, limitMs);
  });
  await Promise.race([open.close().catch(disconnect), timedOut]);
  clearTimeout(limit);
}
