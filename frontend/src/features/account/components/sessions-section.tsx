import { Button } from '../../../design/button.tsx';
import { confirm } from '../../../design/confirm.tsx';
import { LoadFailure } from '../../../design/load-failure.tsx';
import { SectionCard } from '../../../design/section-card.tsx';
import { SkeletonLine } from '../../../design/skeleton.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { useSessions, useSignOutEverywhere } from '../api/sessions.ts';
import { leaveApp } from '../leave-app.ts';
import { SessionRow } from './session-row.tsx';
import { accountTexts } from '../../../texts/en/account.ts';
import { commonTexts } from '../../../texts/en/common.ts';

/** In which browsers the person is signed in, with a way out of each and of all. */
export function SessionsSection() {
  const { mutateAsync: signOut, isPending: isLeaving } = useSignOutEverywhere();

  const signOutEverywhere = async () => {
    const isMeant = await confirm({
      title: accountTexts.signOutEverywhereAsked,
      description: accountTexts.signOutEverywhereMeans,
      action: accountTexts.signOutEverywhere,
    });
    if (!isMeant) return;
    try {
      await signOut();
      leaveApp('/');
    } catch (error) {
      toast({
        title: commonTexts.error,
        description: accountTexts.signOutEverywhereFailed(describeProblem(error)),
        tone: 'alarm',
      });
    }
  };

  return (
    <SectionCard id="sessions" title={accountTexts.sessions} lead={accountTexts.aboutSessions}>
      <SessionList />
      <Button className="justify-self-start" isBusy={isLeaving} onClick={() => void signOutEverywhere()}>
        {isLeaving ? accountTexts.signingOut : accountTexts.signOutEverywhere}
      </Button>
    </SectionCard>
  );
}

function SessionList() {
  const { data: sessions, isPending, isError, error, refetch } = useSessions();
  if (isPending) {
    return (
      <div role="status" aria-label={accountTexts.loadingSessions} className="grid grid-cols-1 gap-3">
        <SkeletonLine className="h-5 w-56 max-w-full" />
        <SkeletonLine className="h-5 w-72 max-w-full" />
      </div>
    );
  }
  if (isError && !sessions) {
    return <LoadFailure sentence={accountTexts.sessionsNotLoaded} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <ul className="divide-y divide-rule">
      {sessions.map((session) => (
        <li key={session.id}>
          <SessionRow session={session} />
        </li>
      ))}
    </ul>
  );
}
