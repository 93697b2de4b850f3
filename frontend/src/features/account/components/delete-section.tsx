import type { Account } from '@stitchbook/api-types';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { SectionCard } from '../../../design/section-card.tsx';
import { openWhenLoaded } from '../../../recovery/open-when-loaded.ts';
import { leaveApp } from '../leave-app.ts';
import { reauthenticationPath, isStillFresh } from '../reauthenticate.ts';
import { accountTexts } from '../../../texts/en/account.ts';

const loadDialog = () => import('./delete-account-dialog.tsx');
const DeleteAccountDialog = lazy(loadDialog);

interface DeleteSectionProps {
  account: Account;
  /** Before the app is left: what this device still has of the person goes too. */
  onDeleted: () => Promise<void>;
}

/** The end of an account. It takes the password, and then the address typed by hand. */
export function DeleteSection({ account, onDeleted }: DeleteSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const isFresh = isStillFresh(account.freshUntil);

  const begin = () => {
    if (isStillFresh(account.freshUntil)) void openWhenLoaded(loadDialog, () => setOpen(true));
    else leaveApp(reauthenticationPath('delete'));
  };

  return (
    <SectionCard id="delete" title={accountTexts.deleteAccount} lead={accountTexts.aboutDelete}>
      {!isFresh && <p className="max-w-[62ch] text-sm text-soft">{accountTexts.signInFirst}</p>}
      <Button variant="alarm" className="justify-self-start" onClick={begin}>
        {accountTexts.deleteMine}
      </Button>
      {isOpen && (
        <Suspense>
          <DeleteAccountDialog account={account} onDeleted={onDeleted} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </SectionCard>
  );
}
