/** How often each draft is locked in this tab. */
const locksHere = new Map<string, number>();
const unlock = new Map<string, () => void>();

/**
 * Says that this tab is busy with a draft, so that neither it nor another offers it again; null when another tab is.
 * A tab that crashes or closes lets go by itself: the browser drops its locks.
 */
export async function lockDraft(id: string): Promise<(() => void) | null> {
  if (!locksHere.has(id) && !(await lock(id))) return null;
  locksHere.set(id, (locksHere.get(id) ?? 0) + 1);
  let isHolding = true;
  return () => {
    if (!isHolding) return;
    isHolding = false;
    const others = (locksHere.get(id) ?? 1) - 1;
    if (others > 0) locksHere.set(id, others);
    else release(id);
  };
}

/** Whether this tab, or any other, is busy with it. */
export async function isDraftLocked(id: string): Promise<boolean> {
  if (locksHere.has(id)) return true;
  const held = (await navigator.locks?.query().catch(() => null))?.held ?? [];
  return held.some(({ name }) => name === lockName(id));
}

function lock(id: string): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const asked = navigator.locks.request(lockName(id), { ifAvailable: true }, (granted) => {
      resolve(granted !== null);
      return granted && new Promise<void>((resolveLock) => unlock.set(id, resolveLock));
    });
    // A browser that gives no locks here, as in some private windows, is like one that has none.
    asked.catch(() => resolve(true));
  });
}

function release(id: string): void {
  locksHere.delete(id);
  unlock.get(id)?.();
  unlock.delete(id);
}

function lockName(id: string): string {
  return `stitchbook.take.${id}`;
}
