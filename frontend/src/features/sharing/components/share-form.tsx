import type { Note } from '@stitchbook/api-types';
import { DEFAULT_SHARE_PERMISSION, type SharePermission } from '@stitchbook/contracts';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../design/button.tsx';
import { Field, SelectField } from '../../../design/field.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { useShareNote } from '../api/shares.ts';
import { PermissionOptions } from './permission-options.tsx';

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
      toast({ title: 'User ID required', description: 'Please enter a valid user ID to share with.', tone: 'alarm' });
      return;
    }
    try {
      await share({ sharedWithUserId, permission });
      toast({ title: 'Note shared successfully', description: `"${note.title}" has been shared with the user.` });
      setUserId('');
      setPermission(DEFAULT_SHARE_PERMISSION);
      onShared();
    } catch (error) {
      toast({ title: 'Failed to share note', description: describeProblem(error), tone: 'alarm' });
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 grid gap-4">
      <Field
        id="share-user-id"
        label="User ID"
        autoComplete="off"
        spellCheck={false}
        placeholder="From the other person’s menu"
        value={userId}
        onChange={(event) => setUserId(event.target.value)}
      />
      <SelectField
        id="share-permission"
        label="Permission"
        value={permission}
        onChange={(event) => setPermission(event.target.value as SharePermission)}
      >
        <PermissionOptions />
      </SelectField>
      <Button type="submit" look="thread" disabled={isPending} className="justify-self-end">
        {isPending ? 'Sharing…' : 'Share'}
      </Button>
    </form>
  );
}
