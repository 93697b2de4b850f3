/** How often each take is held in this tab. */
const heldHere = new Map<string, number>();
const unlock = new Map<string, () => void>();

/**
 * Says that this tab is busy with a take, so that neither it nor another offers it again; null when another tab is.
 * A tab that crashes or closes lets go by itself: the browser drops its locks.
 */
export async function holdTake(id: string): Promise<(() => void) | null> {
  if (!heldHere.has(id) && !(await lock(id))) return null;
  heldHere.set(id, (heldHere.get(id) ?? 0) + 1);
  let isHolding = true;
  return () => {
    if (!isHolding) return;
    isHolding = false;
    const others = (heldHere.get(id) ?? 1) - 1;
    if (others > 0) heldHere.set(id, others);
    else letGo(id);
  };
}

/** Whether this tab, or any other, is busy with it. */
export async function isHeld(id: string): Promise<boolean> {
  if (heldHere.has(id)) return true;
  const held = (await navigator.locks?.query())?.held ?? [];
  return held.some(({ name }) => name === lockName(id));
}

function lock(id: string): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks.request(lockName(id), { ifAvailable: true }, (granted) => {
      resolve(granted !== null);
      return granted && new Promise<void>((release) => unlock.set(id, release));
    });
  });
}

function letGo(id: string): void {
  heldHere.delete(id);
  unlock.get(id)?.();
  unlock.delete(id);
}

function lockName(id: string): string {
  return `stitchbook.take.${id}`;
}
