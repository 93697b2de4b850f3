import { toast } from '../design/toast.ts';
import { importWithRetry } from './lazy-with-retry.tsx';
import { commonTexts } from '../texts/en/common.ts';
import { problemTexts } from '../texts/en/problems.ts';

/** Opens a dialog once it has been fetched; says so, and leaves everything as it is, when it cannot be. */
export async function openWhenLoaded(load: () => Promise<unknown>, open: () => void): Promise<void> {
  try {
    await importWithRetry(load);
  } catch {
    toast({ title: commonTexts.error, description: problemTexts.notOpened, tone: 'alarm' });
    return;
  }
  open();
}
