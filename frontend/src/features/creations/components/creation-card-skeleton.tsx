import { cardClass } from '../../../design/card-class.ts';
import { SkeletonLine } from '../../../design/skeleton.tsx';

export function CreationCardSkeleton() {
  return (
    <div data-testid="creation-skeleton" className={`${cardClass} grid gap-3 px-5 py-6 sm:px-9 sm:py-8`}>
      <SkeletonLine className="h-7 w-56 max-w-full" />
      <SkeletonLine className="mb-4 h-4 w-44" />
      <SkeletonLine className="h-4" />
      <SkeletonLine className="h-4 w-11/12" />
      <SkeletonLine className="h-4 w-2/3" />
    </div>
  );
}
