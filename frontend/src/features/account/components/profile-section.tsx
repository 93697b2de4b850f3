import type { Account } from '@stitchbook/api-types';
import { Copy, KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../design/button.tsx';
import { buttonClass } from '../../../design/button-class.ts';
import { SectionCard } from '../../../design/section-card.tsx';
import { formatLongDate } from '../../../format/date.ts';
import { copyUserId } from '../copy-user-id.ts';
import { displayNameOf } from '../name-of.ts';
import { accountTexts } from '../../../texts/en/account.ts';
import { headerTexts } from '../../../texts/en/header.ts';

/** Who the person is here, and where their password is changed. */
export function ProfileSection({ account }: { account: Account }) {
  const { id, email, createdAt, hasPasswordHere } = account;
  return (
    <SectionCard id="profile" title={accountTexts.profile}>
      <dl className="grid gap-x-6 sm:grid-cols-[max-content_1fr] sm:gap-y-3">
        <Fact term={accountTexts.name}>{displayNameOf(account) || accountTexts.notKnown}</Fact>
        <Fact term={accountTexts.email}>{email ?? accountTexts.notKnown}</Fact>
        <Fact term={accountTexts.hereSince}>{formatLongDate(createdAt)}</Fact>
        <Fact term={accountTexts.userId}>
          <code className="text-sm">{id}</code>
          <span className="block text-sm text-soft">{accountTexts.whatUserIdIsFor}</span>
        </Fact>
      </dl>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void copyUserId(id)}>
          <Copy aria-hidden="true" size={18} />
          {headerTexts.copyUserId}
        </Button>
        {hasPasswordHere && (
          <a href="/oidc/password" className={buttonClass('paper')}>
            <KeyRound aria-hidden="true" size={18} />
            {accountTexts.changePassword}
          </a>
        )}
      </div>
      {!hasPasswordHere && <p className="max-w-[62ch] text-soft">{accountTexts.keptElsewhere}</p>}
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
