import clsx from 'clsx';
import { Button } from '../../../design/button.tsx';
import { LoadFailure } from '../../../design/load-failure.tsx';
import { SkeletonLine } from '../../../design/skeleton.tsx';
import { formatLongDateTime } from '../../../format/date.ts';
import { type EventScope, type ListedEvent, useSecurityEvents } from '../api/get-security-events.ts';
import { eventSentence, isAlarming } from '../event-sentence.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { securityEventTexts } from '../../../texts/en/security-events.ts';

/** What happened, newest first: when, with which browser and from which address. */
export function EventList({ scope }: { scope: EventScope }) {
  const answer = useSecurityEvents(scope);
  const { data, isPending, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = answer;
  if (isPending) {
    return (
      <div role="status" aria-label={securityEventTexts.loading} className="grid grid-cols-1 gap-3">
        <SkeletonLine className="h-5 w-64 max-w-full" />
        <SkeletonLine className="h-5 w-48 max-w-full" />
        <SkeletonLine className="h-5 w-56 max-w-full" />
      </div>
    );
  }
  if (isError && !data)
    return <LoadFailure sentence={securityEventTexts.notLoaded} error={error} onRetry={() => void refetch()} />;
  const events = data.pages.flatMap((page) => page.events);
  if (events.length === 0) return <p className="text-soft">{securityEventTexts.none}</p>;
  return (
    <>
      <ol className="divide-y divide-rule">
        {events.map((event) => (
          <li key={event.id} className="py-2.5">
            <Event event={event} />
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button className="justify-self-start" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? commonTexts.loading : securityEventTexts.older}
        </Button>
      )}
    </>
  );
}

function Event({ event }: { event: ListedEvent }) {
  const { kind, happenedAt, device, address, userId } = event;
  const { fromAddress, ofUser } = securityEventTexts;
  const from = [device, address && fromAddress(address), userId && ofUser(userId)].filter(Boolean).join(' · ');
  return (
    <>
      <p className={clsx('wrap-anywhere', isAlarming(kind) && 'font-semibold text-alarm')}>{eventSentence(event)}</p>
      <p className="text-sm wrap-anywhere text-soft">
        <time dateTime={happenedAt}>{formatLongDateTime(happenedAt)}</time>
        {from && ` · ${from}`}
      </p>
    </>
  );
}
