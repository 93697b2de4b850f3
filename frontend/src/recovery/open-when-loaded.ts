import { toast } from '../design/toast.ts';
import { loadPatiently } from './load-patiently.ts';

/** Opens a dialog once it has been fetched; says so, and leaves everything as it is, when it cannot be. */
export async function openWhenLoaded(load: () => Promise<unknown>, open: () => void): Promise<void> {
  try {
    await loadPatiently(load);
  } catch {
    toast({ title: 'Error', description: 'This could not be opened. Are you offline?', tone: 'alarm' });
    return;
  }
  open();
}
