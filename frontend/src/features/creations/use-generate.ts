import type { Creation } from '@stitchbook/api-types';
import { useState } from 'react';
import { toast } from '../../design/toast.ts';
import { describeProblem } from '../../http/errors.ts';
import { JobFailed } from '../../jobs/job-calls.ts';
import { useGenerateCreation } from './api/generate-creation.ts';
import type { Generate } from './api/make-creation.ts';
import { commonTexts } from '../../texts/en/common.ts';
import { generateTexts } from '../../texts/en/generate.ts';

interface Failure {
  reason: string;
  again: Generate;
}

/** Makes something new of a note and tells how it went; why it failed last is kept, with what to try again. */
export function useGenerate(noteId: number, onView: (creation: Creation) => void) {
  const { mutateAsync: generate } = useGenerateCreation(noteId);
  const [failure, setFailure] = useState<Failure | null>(null);

  const begin = async (asked: Generate) => {
    setFailure(null);
    const abort = new AbortController();
    try {
      const creation = await generate({ asked, abort });
      // Whoever asked stays where they are, and goes there when they like.
      toast({ title: generateTexts.done, action: { label: generateTexts.view, onPress: () => onView(creation) } });
    } catch (error) {
      if (abort.signal.aborted && !(error instanceof JobFailed)) {
        toast({ title: generateTexts.cancelled });
        return;
      }
      const reason = describeProblem(error);
      setFailure({ reason, again: error instanceof JobFailed ? { retriedJobId: error.jobId } : asked });
      toast({ title: commonTexts.error, description: generateTexts.failed(reason), tone: 'alarm' });
    }
  };
  return { begin, failure };
}
