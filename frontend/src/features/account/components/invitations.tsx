import type { Invitation, NewInvitation } from '@stitchbook/api-types';
import { useRef, useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { LoadFailure } from '../../../design/load-failure.tsx';
import { SkeletonLine } from '../../../design/skeleton.tsx';
import { toast } from '../../../design/toast.ts';
import { formatLongDate } from '../../../format/date.ts';
import { describeProblem } from '../../../http/errors.ts';
import { useInvitations, useWithdrawInvitation } from '../api/invitations.ts';
import { InviteForm } from './invite-form.tsx';
import { administrationTexts } from '../../../texts/en/administration.ts';
import { commonTexts } from '../../../texts/en/common.ts';

/** Who may come in: a link for each, until it is used, taken back or too old. */
export function Invitations() {
  const { data: invitations, isPending, isError, error, refetch } = useInvitations();
  const { mutateAsync: withdraw } = useWithdrawInvitation();
  const [made, setMade] = useState<NewInvitation | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const takeBack = async (id: string) => {
    // The row goes at once, and its button, which has the focus, with it.
    heading.current?.focus();
    try {
      await withdraw(id);
      setMade((current) => (current?.id === id ? null : current));
      toast({ title: administrationTexts.takenBack, description: administrationTexts.linkIsDead });
    } catch (error_) {
      const reason = describeProblem(error_);
      toast({ title: commonTexts.error, description: administrationTexts.takeBackFailed(reason), tone: 'alarm' });
    }
  };

  return (
    <div className="grid grid-cols-1 gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        {administrationTexts.invitations}
      </h3>
      <InviteForm made={made} onMade={setMade} />
      {isPending && (
        <div role="status" aria-label={administrationTexts.loadingInvitations}>
          <SkeletonLine className="h-5 w-56 max-w-full" />
        </div>
      )}
      {isError && !invitations && (
        <LoadFailure sentence={administrationTexts.invitationsNotLoaded} error={error} onRetry={() => void refetch()} />
      )}
      {invitations?.length === 0 && <p className="text-soft">{administrationTexts.noInvitations}</p>}
      {invitations && invitations.length > 0 && (
        <ul aria-label={administrationTexts.unusedInvitations} className="divide-y divide-rule">
          {invitations.map((invitation) => (
            <li key={invitation.id}>
              <InvitationRow invitation={invitation} onTakeBack={takeBack} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface InvitationRowProps {
  invitation: Invitation;
  onTakeBack: (id: string) => Promise<void>;
}

function InvitationRow({ invitation: { id, email, expiresAt }, onTakeBack }: InvitationRowProps) {
  const name = email ?? administrationTexts.whoeverHasTheLink;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-36">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-soft">
          {administrationTexts.until(<time dateTime={expiresAt}>{formatLongDate(expiresAt)}</time>)}
        </p>
      </div>
      <Button size="small" aria-label={administrationTexts.takeBackOf(name)} onClick={() => void onTakeBack(id)}>
        {administrationTexts.takeBack}
      </Button>
    </div>
  );
}
