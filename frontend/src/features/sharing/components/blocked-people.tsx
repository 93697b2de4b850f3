import type { BlockedPerson } from '@stitchbook/api-types';
import { Ban } from 'lucide-react';
import { Button } from '../../../design/button.tsx';
import { LoadFailure } from '../../../design/load-failure.tsx';
import { SkeletonLine } from '../../../design/skeleton.tsx';
import { toast } from '../../../design/toast.ts';
import { formatLongDateTime } from '../../../format/date.ts';
import { describeProblem } from '../../../http/errors.ts';
import { useBlockedPeople, useUnblock } from '../api/blocked-people.ts';

/** Whose notes the reader does not take, each to be taken back. */
export function BlockedPeople() {
  const { data: people, isPending, isError, error, refetch } = useBlockedPeople();
  if (isPending) {
    return (
      <div role="status" aria-label="Loading blocked people">
        <SkeletonLine className="h-5 w-56 max-w-full" />
      </div>
    );
  }
  if (isError && !people) {
    return <LoadFailure what="The people you have blocked" error={error} onRetry={() => void refetch()} />;
  }
  if (people.length === 0) return <p className="text-soft">You have blocked nobody.</p>;
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
      toast({ title: `${name} is not blocked any more`, description: 'They can share notes with you again.' });
    } catch (error) {
      toast({ title: 'Error', description: `Failed to unblock: ${describeProblem(error)}`, tone: 'alarm' });
    }
  };

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Ban aria-hidden="true" size={22} className="shrink-0 text-thread-ink" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-soft">
          Blocked <time dateTime={createdAt}>{formatLongDateTime(createdAt)}</time>
        </p>
      </div>
      <Button size="small" aria-label={`Unblock ${name}`} disabled={isPending} onClick={() => void letShare()}>
        Unblock
      </Button>
    </div>
  );
}
