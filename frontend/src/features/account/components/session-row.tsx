import type { Session } from '@stitchbook/api-types';
import { MonitorSmartphone } from 'lucide-react';
import { Button } from '../../../design/button.tsx';
import { toast } from '../../../design/toast.ts';
import { formatLongDateTime } from '../../../format/date.ts';
import { formatRelativeTime } from '../../../format/relative-time.ts';
import { describeProblem } from '../../../http/errors.ts';
import { useEndSession } from '../api/sessions.ts';

/** One browser; the one that this is seen in is left by 'Log out'. */
export function SessionRow({ session }: { session: Session }) {
  const { id, device, signedInAt, lastUsedAt, isCurrent } = session;
  const { mutateAsync: endSession } = useEndSession();
  const name = device ?? 'A browser that is not known';

  const end = async () => {
    try {
      await endSession(id);
      toast({ title: 'Signed out there', description: `${name} has to sign in again.` });
    } catch (error) {
      toast({ title: 'Error', description: `Failed to sign out there: ${describeProblem(error)}`, tone: 'alarm' });
    }
  };

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <MonitorSmartphone aria-hidden="true" size={22} className="shrink-0 text-thread-ink" />
      <div className="min-w-0 flex-1 basis-36">
        <p className="font-semibold">
          {name}
          {isCurrent && <span className="font-normal text-thread-ink"> · this browser</span>}
        </p>
        <p className="text-sm text-soft">
          Signed in <time dateTime={signedInAt}>{formatLongDateTime(signedInAt)}</time>, last used{' '}
          <time dateTime={lastUsedAt}>{formatRelativeTime(lastUsedAt)}</time>
        </p>
      </div>
      {!isCurrent && (
        <Button
          size="small"
          aria-label={`Sign out of ${name}, signed in ${formatLongDateTime(signedInAt)}`}
          onClick={() => void end()}
        >
          Sign out
        </Button>
      )}
    </div>
  );
}
