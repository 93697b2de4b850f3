export interface Closable {
  close(): Promise<void>;
  disconnect(): Promise<void>;
}

/**
 * Closes in good order, or lets go without a farewell when none can be said within `limitMs`: a queue that cannot be
 * reached would be waited for, for ever, by a process that has been asked to leave.
 */
export async function closeWithin(limitMs: number, open: Closable): Promise<void> {
  // Its end is not waited for: a connection that is just being tried again never tells of it.
  const letGo = (): void => void open.disconnect().catch(() => undefined);
  let limit: NodeJS.Timeout | undefined;
  const tooLong = new Promise<void>((resolve) => {
    limit = setTimeout(() => {
      letGo();
      resolve();
    }, limitMs);
  });
  await Promise.race([open.close().catch(letGo), tooLong]);
  clearTimeout(limit);
}
