import type { Session } from '@stitchbook/api-types';
import { MonitorSmartphone } from 'lucide-react';
import { Button } from '../../../design/button.tsx';
import { toast } from '../../../design/toast.ts';
import { formatLongDateTime } from '../../../format/date.ts';
import { formatRelativeTime } from '../../../format/relative-time.ts';
import { describeProblem } from '../../../http/errors.ts';
import { useEndSession } from '../api/sessions.ts';
import { accountTexts } from '../../../texts/en/account.ts';
import { commonTexts } from '../../../texts/en/common.ts';

/** One browser; the one that this is seen in is left by 'Log out'. */
export function SessionRow({ session }: { session: Session }) {
  const { id, device, signedInAt, lastUsedAt, isCurrent } = session;
  const { mutateAsync: endSession } = useEndSession();
  const name = device ?? accountTexts.unknownBrowser;

  const end = async () => {
    try {
      await endSession(id);
      toast({ title: accountTexts.signedOutThere, description: accountTexts.hasToSignInAgain(name) });
    } catch (error) {
      toast({
        title: commonTexts.error,
        description: accountTexts.signOutThereFailed(describeProblem(error)),
        tone: 'alarm',
      });
    }
  };

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <MonitorSmartphone aria-hidden="true" size={22} className="shrink-0 text-thread-ink" />
      <div className="min-w-0 flex-1 basis-36">
        <p className="font-semibold">
          {name}
          {isCurrent && <span className="font-normal text-thread-ink"> · {accountTexts.thisBrowser}</span>}
        </p>
        <p className="text-sm text-soft">
          {accountTexts.signedInAndUsed(
            <time dateTime={signedInAt}>{formatLongDateTime(signedInAt)}</time>,
            <time dateTime={lastUsedAt}>{formatRelativeTime(lastUsedAt)}</time>,
          )}
        </p>
      </div>
      {!isCurrent && (
        <Button
          size="small"
          aria-label={accountTexts.signOutOf(name, formatLongDateTime(signedInAt))}
          onClick={() => void end()}
        >
          {accountTexts.signOut}
        </Button>
      )}
    </div>
  );
}
