import type { Account } from '@stitchbook/api-types';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { SectionCard } from '../../../design/section-card.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { useAccount } from '../api/account.ts';
import { leaveApp } from '../leave-app.ts';
import { reauthenticationPath, isStillFresh } from '../reauthenticate.ts';
import { accountTexts } from '../../../texts/en/account.ts';
import { commonTexts } from '../../../texts/en/common.ts';

/** Everything in one file. It takes the password, so that a browser left open does not give all of it away. */
export function ExportSection({ account }: { account: Account }) {
  const { refetch } = useAccount();
  const [isAsking, setAsking] = useState(false);

  const begin = async () => {
    setAsking(true);
    try {
      const { data } = await refetch({ throwOnError: true });
      // A download does not leave the page.
      leaveApp(isStillFresh(data?.freshUntil) ? '/api/account/export' : reauthenticationPath('export'));
    } catch (error) {
      toast({
        title: commonTexts.error,
        description: accountTexts.exportFailed(describeProblem(error)),
        tone: 'alarm',
      });
    } finally {
      setAsking(false);
    }
  };

  return (
    <SectionCard id="export" title={accountTexts.export} lead={accountTexts.aboutExport}>
      {!isStillFresh(account.freshUntil) && (
        <p className="max-w-[62ch] text-sm text-soft">{accountTexts.signInFirst}</p>
      )}
      <Button className="justify-self-start" isBusy={isAsking} onClick={() => void begin()}>
        <Download aria-hidden="true" size={18} />
        {accountTexts.exportEverything}
      </Button>
    </SectionCard>
  );
}
