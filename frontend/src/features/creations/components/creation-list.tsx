import type { CreationType } from '@stitchbook/contracts';
import { Button } from '../../../design/button.tsx';
import { cardClass } from '../../../design/card-class.ts';
import { LooseThread } from '../../../design/loose-thread.tsx';
import { LoadFailure } from '../../../design/load-failure.tsx';
import { SkeletonLine } from '../../../design/skeleton.tsx';
import { useCreations } from '../api/creations.ts';
import { CreationCard } from './creation-card.tsx';
import { commonTexts } from '../../../texts/en/common.ts';
import { creationTexts } from '../../../texts/en/creations.ts';

interface CreationListProps {
  /** Null for every type. */
  type: CreationType | null;
  freshCreationId: number | null;
}

export function CreationList({ type, freshCreationId }: CreationListProps) {
  const answer = useCreations(type ? { type } : {});
  const { data, isPending, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = answer;
  if (isPending) {
    return (
      <div role="status" aria-label={creationTexts.loading} className="grid grid-cols-1 gap-6">
        <CreationCardSkeleton />
        <CreationCardSkeleton />
      </div>
    );
  }
  if (isError && !data)
    return <LoadFailure sentence={creationTexts.notLoaded} error={error} onRetry={() => void refetch()} />;
  const creations = data.pages.flatMap((page) => page.creations);
  if (creations.length === 0) {
    return (
      <div className="grid justify-items-center gap-3 py-16 text-center">
        <LooseThread className="w-48" />
        <h2 className="text-xl">{type ? creationTexts.noneOfType : creationTexts.none}</h2>
        <p className="max-w-md text-soft">{type ? creationTexts.otherType : creationTexts.howToMake}</p>
      </div>
    );
  }
  return (
    <>
      <ul className="grid grid-cols-1 gap-6">
        {creations.map((creation) => (
          <li key={creation.id}>
            <CreationCard creation={creation} isFresh={creation.id === freshCreationId} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className="mt-8 flex justify-center">
          <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? commonTexts.loading : creationTexts.older}
          </Button>
        </div>
      )}
    </>
  );
}

function CreationCardSkeleton() {
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
