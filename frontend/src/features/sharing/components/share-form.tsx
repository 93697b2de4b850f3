import type { Note } from '@stitchbook/api-types';
import { DEFAULT_SHARE_PERMISSION, type SharePermission } from '@stitchbook/contracts';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../design/button.tsx';
import { Field, SelectField } from '../../../design/field.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { useShareNote } from '../api/shares.ts';
import { PermissionOptions } from './permission-options.tsx';
import { sharingTexts } from '../../../texts/en/sharing.ts';
import { commonTexts } from '../../../texts/en/common.ts';

interface ShareFormProps {
  note: Pick<Note, 'id' | 'title'>;
  onShared: () => void;
}

export function ShareForm({ note, onShared }: ShareFormProps) {
  const [userId, setUserId] = useState('');
  const [permission, setPermission] = useState<SharePermission>(DEFAULT_SHARE_PERMISSION);
  const { mutateAsync: share, isPending } = useShareNote(note.id);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const sharedWithUserId = userId.trim();
    if (!sharedWithUserId) {
      toast({ title: sharingTexts.userIdRequired, description: sharingTexts.enterUserId, tone: 'alarm' });
      return;
    }
    try {
      await share({ sharedWithUserId, permission });
      toast({ title: sharingTexts.shared, description: sharingTexts.wasShared(note.title) });
      setUserId('');
      setPermission(DEFAULT_SHARE_PERMISSION);
      onShared();
    } catch (error) {
      toast({ title: sharingTexts.failed, description: describeProblem(error), tone: 'alarm' });
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 grid gap-4">
      <Field
        id="share-user-id"
        label={sharingTexts.userId}
        autoComplete="off"
        spellCheck={false}
        placeholder={sharingTexts.whereUserIdIs}
        value={userId}
        onChange={(event) => setUserId(event.target.value)}
      />
      <SelectField
        id="share-permission"
        label={sharingTexts.permission}
        value={permission}
        onChange={(event) => setPermission(event.target.value as SharePermission)}
      >
        <PermissionOptions />
      </SelectField>
      <Button type="submit" variant="thread" disabled={isPending} className="justify-self-end">
        {isPending ? sharingTexts.sharing : commonTexts.share}
      </Button>
    </form>
  );
}
