import type { Account } from '@stitchbook/api-types';
import { Copy, KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../design/button.tsx';
import { buttonClass } from '../../../design/button-class.ts';
import { SectionCard } from '../../../design/section-card.tsx';
import { formatLongDate } from '../../../format/date.ts';
import { copyUserId } from '../copy-user-id.ts';
import { displayNameOf } from '../name-of.ts';

/** Who the person is here, and where their password is changed. */
export function ProfileSection({ account }: { account: Account }) {
  const { id, email, createdAt, hasPasswordHere } = account;
  return (
    <SectionCard id="profile" title="Profile">
      <dl className="grid gap-x-6 sm:grid-cols-[max-content_1fr] sm:gap-y-3">
        <Fact term="Name">{displayNameOf(account) || 'Not known'}</Fact>
        <Fact term="Email">{email ?? 'Not known'}</Fact>
        <Fact term="Here since">{formatLongDate(createdAt)}</Fact>
        <Fact term="User id">
          <code className="text-sm">{id}</code>
          <span className="block text-sm text-soft">Others type it to share a note with you.</span>
        </Fact>
      </dl>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void copyUserId(id)}>
          <Copy aria-hidden="true" size={18} />
          Copy my user id
        </Button>
        {hasPasswordHere && (
          <a href="/oidc/password" className={buttonClass('paper')}>
            <KeyRound aria-hidden="true" size={18} />
            Change password
          </a>
        )}
      </div>
      {!hasPasswordHere && (
        <p className="max-w-[62ch] text-soft">
          Your name, email and password are kept by the service that you sign in with, and are changed there.
        </p>
      )}
    </SectionCard>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-soft">{term}</dt>
      <dd className="min-w-0 wrap-anywhere max-sm:mb-3">{children}</dd>
    </div>
  );
}
