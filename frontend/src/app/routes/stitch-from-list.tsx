import type { Creation, Note } from '@stitchbook/api-types';
import { useNavigate } from 'react-router-dom';
import StitchButton from '../../features/creations/components/stitch-button.tsx';
import { allFound } from '../../features/notes/all-found.ts';
import type { FoundSoFar } from '../../features/notes/components/note-row.tsx';
import { useSelection } from '../../features/notes/selection.ts';

export type StitchedFrom = { selected: readonly Note[]; onBegun: () => void } | { found: FoundSoFar };

/** Makes one creation of the notes that are selected, or of all that were found, and leads to where it will be. */
export default function StitchFromList({ onView, ...from }: StitchedFrom & Pick<StitchFoundProps, 'onView'>) {
  const navigate = useNavigate();
  const showCreations = () => void navigate('/creations');
  if ('found' in from) return <StitchFound found={from.found} onView={onView} onBegun={showCreations} />;
  const leave = () => {
    from.onBegun();
    showCreations();
  };
  return <StitchButton of={{ notes: from.selected }} onView={onView} onBegun={leave} />;
}

interface StitchFoundProps {
  found: FoundSoFar;
  onView: (creation: Creation) => void;
  onBegun: () => void;
}

/** Not while notes are selected, of which the same can be done. */
function StitchFound({ found: { query, notes, isOpenEnded, counts }, ...begin }: StitchFoundProps) {
  const isSelecting = useSelection() !== null;
  const all = allFound(query, notes, isOpenEnded);
  const stitched = all && !('notes' in all) ? { ...all, counts } : all;
  return (
    // It keeps its place: the list does not move under the finger that selects.
    <span style={isSelecting ? { visibility: 'hidden' } : undefined}>
      <StitchButton isInLine of={stitched} {...begin} />
    </span>
  );
}
