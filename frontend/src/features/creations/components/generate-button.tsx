import type { Creation, Note } from '@stitchbook/api-types';
import { Sparkles, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../design/button.tsx';
import { useRunningGeneration } from '../api/generate-creation.ts';
import { toast } from '../../../design/toast.ts';
import { creationLimits } from '../creation-limits.ts';
import { useGenerate } from '../use-generate.ts';
import { CreationTypeMenu } from './creation-type-menu.tsx';
import { commonTexts } from '../../../texts/en/common.ts';
import { generateTexts } from '../../../texts/en/generate.ts';

interface GenerateButtonProps {
  note: Note;
  label: string;
  hasLanguageModel: boolean;
  onView: (creation: Creation) => void;
}

/** Makes what fits the note at a press, a personal narrative where it can be; or what is chosen from the menu beside it. Not offered to who may not. */
export function GenerateButton({ note, label, hasLanguageModel, onView }: GenerateButtonProps) {
  const { begin, failure } = useGenerate(note.id, onView);
  const running = useRunningGeneration(note.id);
  const isGenerating = running !== null;
  const button = useRef<HTMLButtonElement>(null);
  const isFocusOwed = useRef(false);
  // What was pressed to cancel is gone then, and this can be pressed again.
  useEffect(() => {
    if (!isGenerating && isFocusOwed.current) button.current?.focus();
    isFocusOwed.current = false;
  }, [isGenerating]);
  if (!note.access.mayGenerate) return null;
  const limits = creationLimits(note, hasLanguageModel);

  const press = () => {
    if (limits.isEmpty) toast({ title: generateTexts.noWords });
    else if (!isGenerating) void begin({ type: null });
  };

  return (
    <div className="contents">
      <div className="flex">
        <Button
          ref={button}
          size="small"
          aria-disabled={isGenerating || limits.isEmpty}
          title={limits.hint}
          aria-busy={isGenerating}
          onClick={press}
          className="rounded-e-none! pe-2.5! aria-disabled:cursor-default aria-disabled:opacity-55"
        >
          <Sparkles aria-hidden="true" size={16} className={isGenerating ? 'animate-breathe' : undefined} />
          {/* Its room stays as it is, so that what stands beside it does too. */}
          <span data-room={label} className="grid text-start after:invisible after:h-0 after:content-[attr(data-room)]">
            {isGenerating ? generateTexts.generating : label}
          </span>
        </Button>
        {running ? (
          <Button
            size="small"
            aria-label={generateTexts.cancelGenerating}
            title={commonTexts.cancel}
            onClick={() => {
              isFocusOwed.current = true;
              running.cancel();
            }}
            className="rounded-s-none! border-s-0! px-2!"
          >
            <X aria-hidden="true" size={16} />
          </Button>
        ) : (
          <CreationTypeMenu limits={limits} onChoose={(type) => void begin({ type })} />
        )}
      </div>
      {failure && <GenerationProblem reason={failure.reason} onRetry={() => void begin(failure.again)} />}
    </div>
  );
}

interface GenerationProblemProps {
  reason: string;
  onRetry: () => void;
}

/** Why nothing came of it, after the toast that said so has gone. */
function GenerationProblem({ reason, onRetry }: GenerationProblemProps) {
  return (
    <div className="order-last flex basis-full flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-alarm-wash px-3.5 py-2 text-sm">
      <p>
        <span className="font-semibold text-alarm">{generateTexts.nothingGenerated}</span> {reason}
      </p>
      <Button size="small" onClick={onRetry}>
        {commonTexts.tryAgain}
      </Button>
    </div>
  );
}
