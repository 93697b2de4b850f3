/**
 * Asks the browser to keep what is on this device even when it runs out of room. Some ask the person, so not while they speak;
 * what was answered once is not asked again.
 */
export async function askToPersist(): Promise<void> {
  try {
    if (await navigator.storage?.persisted?.()) return;
    if (localStorage.getItem(ASKED) !== null) return;
    localStorage.setItem(ASKED, 'yes');
    await navigator.storage?.persist?.();
  } catch {
    // Then it is kept as long as there is room.
  }
}

const ASKED = 'stitchbook.asked-to-persist';
