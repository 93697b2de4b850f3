import type { Note } from '@stitchbook/api-types';
import { Button } from '../../../design/button.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { useFailedEnrichment, useRetryEnrichment } from '../api/retry-enrichment.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { noteListTexts } from '../../../texts/en/note-list.ts';

/** Why a note has no themes and no mood, and another try for who may have one. */
export default function FailedEnrichment({ note }: { note: Note }) {
  const jobId = note.enrichmentJobId;
  const { data: job } = useFailedEnrichment(jobId);
  const { mutateAsync: retry, isPending } = useRetryEnrichment(note.id);

  const tryAgain = async (id: string) => {
    try {
      await retry(id);
    } catch (error) {
      toast({ title: commonTexts.error, description: describeProblem(error), tone: 'alarm' });
    }
  };

  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-alarm-wash px-3.5 py-2 text-sm">
      <p className="min-w-0 flex-1 basis-56">
        <span className="font-semibold text-alarm">{noteListTexts.noThemes}</span> {job?.error}
      </p>
      {jobId && (
        <Button size="small" isBusy={isPending} onClick={() => void tryAgain(jobId)}>
          {commonTexts.tryAgain}
        </Button>
      )}
    </div>
  );
}
