import type { Creation } from '@stitchbook/api-types';
import { Layers } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { stitchTexts } from '../../../texts/en/stitch.ts';
import type { Stitch } from '../api/stitch-notes.ts';
import { ofFilter, ofNotes, type Stitched } from '../what-is-stitched.ts';
import { useStitch } from '../use-stitch.ts';
import StitchDialog from './stitch-dialog.tsx';

interface StitchButtonProps {
  /** Null where there is nothing that could be put together. */
  of: Stitched | null;
  /** In a line of text, where it is about the notes that the line tells of. */
  isInLine?: boolean;
  onBegun: () => void;
  onView: (creation: Creation) => void;
}

/** Asks what several notes are to become, and begins to make one creation of them. */
export default function StitchButton({ of, isInLine = false, onBegun, onView }: StitchButtonProps) {
  // As they were when it was pressed: what is found may change while somebody reads the question.
  const [asking, setAsking] = useState<Stitched | null>(null);
  const stitch = useStitch(onView);
  const isNothing = of === null || ('notes' in of && of.notes.length === 0);
  const ask = () => !isNothing && setAsking(of);
  return (
    <>
      {isInLine && of && (
        <button
          type="button"
          className="inline-flex min-h-11 items-center gap-1.5 rounded-sm text-thread-ink underline print:hidden"
          onClick={ask}
        >
          <Layers aria-hidden="true" size={16} className="max-sm:hidden" />
          {stitchTexts.stitchThese}
        </button>
      )}
      {!isInLine && (
        <Button size="small" aria-disabled={isNothing} onClick={ask}>
          <Layers aria-hidden="true" size={16} className="max-sm:hidden" />
          {stitchTexts.stitch}
        </Button>
      )}
      {asking && (
        <StitchQuestion
          of={withCounts(asking, of)}
          onClose={() => setAsking(null)}
          onStitch={(asked) => {
            setAsking(null);
            void stitch(asked);
            onBegun();
          }}
        />
      )}
    </>
  );
}

/** How many a filter finds may be counted only after it was pressed. */
function withCounts(asking: Stitched, now: Stitched | null): Stitched {
  if ('notes' in asking || asking.counts || !now || 'notes' in now) return asking;
  return { ...asking, counts: now.counts };
}

interface StitchQuestionProps {
  of: Stitched;
  onClose: () => void;
  onStitch: (asked: Stitch) => void;
}

function StitchQuestion({ of, onClose, onStitch }: StitchQuestionProps) {
  const { asked, ...dialog } = 'notes' in of ? ofNotes(of.notes) : ofFilter(of);
  return <StitchDialog {...dialog} onClose={onClose} onStitch={(type) => onStitch({ type, ...asked })} />;
}
