import type { Creation } from '@stitchbook/api-types';
import { toast } from '../../design/toast.ts';
import { describeProblem } from '../../http/errors.ts';
import { JobFailed } from '../../jobs/job-calls.ts';
import { commonTexts } from '../../texts/en/common.ts';
import { generateTexts } from '../../texts/en/generate.ts';
import { stitchTexts } from '../../texts/en/stitch.ts';
import { type Stitch, useStitchNotes } from './api/stitch-notes.ts';

/** Puts notes together to one creation and tells how it went; it goes on whatever is on the screen meanwhile. */
export function useStitch(onView: (creation: Creation) => void) {
  const { mutateAsync: stitch } = useStitchNotes();
  return async (asked: Stitch | { retriedJobId: string }): Promise<void> => {
    const abort = new AbortController();
    try {
      const creation = await stitch({ asked, abort });
      toast({ title: generateTexts.done, action: { label: generateTexts.view, onPress: () => onView(creation) } });
    } catch (error) {
      if (abort.signal.aborted && !(error instanceof JobFailed)) toast({ title: stitchTexts.cancelled });
      else toast({ title: commonTexts.error, description: stitchTexts.failed(describeProblem(error)), tone: 'alarm' });
    }
  };
}
