import type { Creation } from '@stitchbook/api-types';
import { Layers } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { stitchTexts } from '../../../texts/en/stitch.ts';
import { ofFilter, ofNotes, type Stitched } from '../what-is-stitched.ts';
import { useStitch } from '../use-stitch.ts';
import StitchDialog from './stitch-dialog.tsx';

interface StitchButtonProps {
  of: Stitched;
  /** In a line of text, where it is about the notes that the line tells of. */
  isInLine?: boolean;
  onBegun: () => void;
  onView: (creation: Creation) => void;
}

/** Asks what several notes are to become, and begins to make one creation of them. */
export default function StitchButton({ of, isInLine = false, onBegun, onView }: StitchButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const stitch = useStitch(onView);
  const isNothing = 'notes' in of && of.notes.length === 0;
  const { asked, ...dialog } = 'notes' in of ? ofNotes(of.notes) : ofFilter(of);
  const ask = () => !isNothing && setAsking(true);
  return (
    <>
      {isInLine ? (
        <button
          type="button"
          className="inline-flex min-h-11 items-center gap-1.5 rounded-sm text-thread-ink underline print:hidden"
          onClick={ask}
        >
          <Layers aria-hidden="true" size={16} className="max-sm:hidden" />
          {stitchTexts.stitchThese}
        </button>
      ) : (
        <Button size="small" aria-disabled={isNothing} onClick={ask}>
          <Layers aria-hidden="true" size={16} className="max-sm:hidden" />
          {stitchTexts.stitch}
        </Button>
      )}
      {isAsking && (
        <StitchDialog
          {...dialog}
          onClose={() => setAsking(false)}
          onStitch={(type) => {
            setAsking(false);
            void stitch({ type, ...asked });
            onBegun();
          }}
        />
      )}
    </>
  );
}
