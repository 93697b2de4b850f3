interface Undoable {
  remove?(): Promise<void>;
  stop?(): Promise<void>;
}

/** Returns what notes something to be stopped or removed after the last test, the last noted first. */
export function cleanUpAfterAll(timeoutMs: number): <T extends Undoable>(undoable: T) => T {
  const noted: Undoable[] = [];
  afterAll(async () => {
    for (const undoable of noted.reverse()) {
      await undoable.stop?.();
      await undoable.remove?.();
    }
  }, timeoutMs);
  return (undoable) => {
    noted.push(undoable);
    return undoable;
  };
}
