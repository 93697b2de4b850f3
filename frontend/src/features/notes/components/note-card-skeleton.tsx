import { RunningStitch } from '../../../design/running-stitch.tsx';
import { cardClass } from '../../../design/card-class.ts';
import { SkeletonLine } from '../../../design/skeleton.tsx';

export function NoteCardSkeleton() {
  return (
    <div data-testid="note-skeleton" className={`${cardClass} relative grid gap-3 py-6 pe-6 ps-11`}>
      <RunningStitch vertical className="absolute inset-y-3 start-4 animate-breathe text-rule" />
      <SkeletonLine className="h-6 w-3/5" />
      <SkeletonLine className="h-4 w-2/5" />
      <SkeletonLine className="mt-2 h-4" />
      <SkeletonLine className="h-4 w-11/12" />
      <SkeletonLine className="h-4 w-1/2" />
    </div>
  );
}
