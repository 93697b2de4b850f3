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

/** In which browsers the person is signed in, with a way out of each and of all. */
export function SessionsSection() {
  const { mutateAsync: signOut, isPending: isLeaving } = useSignOutEverywhere();

  const signOutEverywhere = async () => {
    const isMeant = await confirm({
      title: 'Sign out everywhere?',
      description: 'You will be signed out in every browser, this one included. Signing in again takes your password.',
      action: 'Sign out everywhere',
    });
    if (!isMeant) return;
    try {
      await signOut();
      leaveApp('/');
    } catch (error) {
      toast({ title: 'Error', description: `Failed to sign out everywhere: ${describeProblem(error)}`, tone: 'alarm' });
    }
  };

  return (
    <SectionCard
      id="sessions"
      title="Where you are signed in"
      lead="A browser that you do not know, or have no longer? Sign out there, and change your password."
    >
      <SessionList />
      <Button className="justify-self-start" disabled={isLeaving} onClick={() => void signOutEverywhere()}>
        {isLeaving ? 'Signing out…' : 'Sign out everywhere'}
      </Button>
    </SectionCard>
  );
}

function SessionList() {
  const { data: sessions, isPending, isError, error, refetch } = useSessions();
  if (isPending) {
    return (
      <div role="status" aria-label="Loading sessions" className="grid gap-3">
        <SkeletonLine className="h-5 w-56 max-w-full" />
        <SkeletonLine className="h-5 w-72 max-w-full" />
      </div>
    );
  }
  if (isError && !sessions) {
    return <LoadFailure what="Where you are signed in" error={error} onRetry={() => void refetch()} />;
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
