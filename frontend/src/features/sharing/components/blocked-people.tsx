import type { BlockedPerson } from '@stitchbook/api-types';
import { Ban } from 'lucide-react';
import { Button } from '../../../design/button.tsx';
import { LoadFailure } from '../../../design/load-failure.tsx';
import { SkeletonLine } from '../../../design/skeleton.tsx';
import { toast } from '../../../design/toast.ts';
import { formatLongDateTime } from '../../../format/date.ts';
import { describeProblem } from '../../../http/errors.ts';
import { useBlockedPeople, useUnblock } from '../api/blocked-people.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { blockedPeopleTexts } from '../../../texts/en/blocked-people.ts';

/** Whose notes the reader does not take, each to be taken back. */
export function BlockedPeople() {
  const { data: people, isPending, isError, error, refetch } = useBlockedPeople();
  if (isPending) {
    return (
      <div role="status" aria-label={blockedPeopleTexts.loading}>
        <SkeletonLine className="h-5 w-56 max-w-full" />
      </div>
    );
  }
  if (isError && !people) {
    return <LoadFailure sentence={blockedPeopleTexts.notLoaded} error={error} onRetry={() => void refetch()} />;
  }
  if (people.length === 0) return <p className="text-soft">{blockedPeopleTexts.none}</p>;
  return (
    <ul className="divide-y divide-rule">
      {people.map((person) => (
        <li key={person.userId}>
          <BlockedRow person={person} />
        </li>
      ))}
    </ul>
  );
}

function BlockedRow({ person: { userId, name, createdAt } }: { person: BlockedPerson }) {
  const { mutateAsync: unblock, isPending } = useUnblock();

  const letShare = async () => {
    try {
      await unblock(userId);
      toast({ title: blockedPeopleTexts.unblocked(name), description: blockedPeopleTexts.mayShareAgain });
    } catch (error) {
      const description = blockedPeopleTexts.unblockFailed(describeProblem(error));
      toast({ title: commonTexts.error, description, tone: 'alarm' });
    }
  };

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Ban aria-hidden="true" size={22} className="shrink-0 text-thread-ink" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-soft">
          {blockedPeopleTexts.blockedOn(<time dateTime={createdAt}>{formatLongDateTime(createdAt)}</time>)}
        </p>
      </div>
      <Button
        size="small"
        aria-label={blockedPeopleTexts.unblockPerson(name)}
        isBusy={isPending}
        onClick={() => void letShare()}
      >
        {blockedPeopleTexts.unblock}
      </Button>
    </div>
  );
}
