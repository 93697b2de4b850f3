import { DEFAULT_CREATION_TYPE, type Creation, type Note } from '@stitchbook/contracts';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/request-error.ts';
import { JobFailed } from '../../../jobs/job-failed.ts';
import { useGenerateCreation, useIsGenerating, type Generate } from '../api/generate-creation.ts';
import { CreationTypeMenu } from './creation-type-menu.tsx';
import { GenerationProblem } from './generation-problem.tsx';

interface GenerateButtonProps {
  note: Note;
  label: 'Generate' | 'Generate Creation';
  onMade: (creation: Creation) => void;
}

interface Failure {
  reason: string;
  again: Generate;
}

/** Makes a personal narrative at a press, or what is chosen from the menu beside it. Not offered to who may not. */
export function GenerateButton({ note, label, onMade }: GenerateButtonProps) {
  const { mutateAsync: generate } = useGenerateCreation(note.id);
  const isGenerating = useIsGenerating(note.id);
  const [failure, setFailure] = useState<Failure | null>(null);
  if (!note.access.mayGenerate) return null;

  const begin = async (asked: Generate) => {
    setFailure(null);
    const leftFrom = window.location.pathname;
    try {
      const creation = await generate(asked);
      toast({ title: 'Creation generated successfully!' });
      // Who has gone elsewhere in the meantime is left there.
      if (window.location.pathname === leftFrom) onMade(creation);
    } catch (error) {
      const reason = describeProblem(error);
      setFailure({ reason, again: error instanceof JobFailed ? { retriedJobId: error.jobId } : asked });
      toast({ title: 'Error', description: `Failed to generate creation: ${reason}`, tone: 'alarm' });
    }
  };

  return (
    <div className="contents">
      <div className="flex">
        <Button
          size="small"
          disabled={isGenerating}
          aria-busy={isGenerating}
          onClick={() => void begin({ type: DEFAULT_CREATION_TYPE })}
          className="rounded-r-none! pr-2.5!"
        >
          <Sparkles aria-hidden="true" size={16} className={isGenerating ? 'animate-breathe' : undefined} />
          {isGenerating ? 'Generating...' : label}
        </Button>
        <CreationTypeMenu disabled={isGenerating} onChoose={(type) => void begin({ type })} />
      </div>
      {failure && <GenerationProblem reason={failure.reason} onRetry={() => void begin(failure.again)} />}
    </div>
  );
}
