import { toast } from '../design/toast.ts';
import { loadWithRetry } from './lazy-with-retry.tsx';

/** Opens a dialog once it has been fetched; says so, and leaves everything as it is, when it cannot be. */
export async function openWhenLoaded(load: () => Promise<unknown>, open: () => void): Promise<void> {
  try {
    await loadWithRetry(load);
  } catch {
    toast({ title: 'Error', description: 'This could not be opened. Are you offline?', tone: 'alarm' });
    return;
  }
  open();
}
