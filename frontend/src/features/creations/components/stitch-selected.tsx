import type { Creation, Note } from '@stitchbook/api-types';
import { MIN_STITCHED_NOTES, maxNotesFor } from '@stitchbook/contracts';
import { Layers } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { stitchTexts } from '../../../texts/en/stitch.ts';
import { useStitch } from '../use-stitch.ts';
import StitchDialog from './stitch-dialog.tsx';

interface StitchSelectedProps {
  notes: readonly Note[];
  onBegun: () => void;
  onView: (creation: Creation) => void;
}

/** Makes one creation of the notes that are selected, of those that one may make something of. */
export default function StitchSelected({ notes, onBegun, onView }: StitchSelectedProps) {
  const [isAsking, setAsking] = useState(false);
  const stitch = useStitch(onView);
  const usable = notes.filter(({ access }) => access.mayGenerate);
  const leftOut = notes.length - usable.length;
  return (
    <>
      <Button size="small" aria-disabled={notes.length === 0} onClick={() => notes.length > 0 && setAsking(true)}>
        <Layers aria-hidden="true" size={16} className="max-sm:hidden" />
        {stitchTexts.stitch}
      </Button>
      {isAsking && (
        <StitchDialog
          description={stitchTexts.ofNotes(usable.length)}
          hint={leftOut > 0 ? stitchTexts.leftOut(leftOut) : undefined}
          problemOf={(type) => {
            if (usable.length < MIN_STITCHED_NOTES) return stitchTexts.tooFew(MIN_STITCHED_NOTES);
            return usable.length > maxNotesFor(type) ? stitchTexts.tooMany(maxNotesFor(type)) : null;
          }}
          onClose={() => setAsking(false)}
          onStitch={(type) => {
            setAsking(false);
            void stitch({ type, noteIds: usable.map(({ id }) => id) });
            onBegun();
          }}
        />
      )}
    </>
  );
}
