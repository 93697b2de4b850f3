import type { Account } from '@stitchbook/api-types';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../design/button.tsx';
import { Dialog } from '../../../design/dialog.tsx';
import { Field } from '../../../design/field.tsx';
import { describeProblem } from '../../../http/errors.ts';
import { useDeleteAccount } from '../api/account.ts';
import { leaveApp } from '../leave-app.ts';
import { reauthenticationPath, isNotFresh } from '../reauthenticate.ts';
import { accountTexts } from '../../../texts/en/account.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { headerTexts } from '../../../texts/en/header.ts';

interface DeleteAccountDialogProps {
  account: Account;
  onDeleted: () => Promise<void>;
  onClose: () => void;
}

/** Asks for the account's own address, typed: nobody does that by mistake. */
export default function DeleteAccountDialog({ account, onDeleted, onClose }: DeleteAccountDialogProps) {
  const { id, email } = account;
  const [typed, setTyped] = useState('');
  const { mutateAsync: deleteAccount, isPending, error } = useDeleteAccount();
  const wanted = email ?? id;
  const isConfirmed = typed.trim().toLowerCase() === wanted.toLowerCase();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isConfirmed || isPending) return;
    try {
      await deleteAccount(typed);
      await onDeleted();
      leaveApp('/');
    } catch (failure) {
      if (isNotFresh(failure)) leaveApp(reauthenticationPath('delete'));
    }
  };

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title={accountTexts.deleteAsked}
      description={accountTexts.deleteMeans}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 grid gap-4">
        <p id="delete-confirm-hint">{accountTexts.toConfirm(<strong className="wrap-anywhere">{wanted}</strong>)}</p>
        <Field
          id="delete-confirm"
          label={email ? accountTexts.yourEmail : headerTexts.yourUserId}
          aria-describedby="delete-confirm-hint"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {error && !isNotFresh(error) && (
          <p role="alert" className="text-alarm">
            {accountTexts.deleteFailed(describeProblem(error))}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button isBusy={isPending} onClick={onClose}>
            {commonTexts.cancel}
          </Button>
          <Button type="submit" variant="alarm" disabled={!isConfirmed} isBusy={isPending}>
            {isPending ? accountTexts.deleting : accountTexts.deleteForEver}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
