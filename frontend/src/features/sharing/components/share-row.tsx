import type { Share } from '@stitchbook/api-types';
import type { SharePermission } from '@stitchbook/contracts';
import { Button } from '../../../design/button.tsx';
import { fieldClass } from '../../../design/field.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { useEndShare, useShareNote } from '../api/shares.ts';
import { PermissionOptions } from './permission-options.tsx';

/** One person the note is shared with: what they may do can be changed, or ended. */
export function ShareRow({ noteId, share }: { noteId: number; share: Share }) {
  const { sharedWithUserId, sharedWithName, permission } = share;
  const { mutateAsync: changeShare, isPending: isChanging, variables } = useShareNote(noteId);
  const { mutateAsync: endShare, isPending: isEnding } = useEndShare(noteId);

  const run = async (change: Promise<unknown>, done: string) => {
    try {
      await change;
      toast({ title: done });
    } catch (error) {
      toast({ title: 'Failed to share note', description: describeProblem(error), tone: 'alarm' });
    }
  };
  const change = (chosen: SharePermission) =>
    void run(changeShare({ sharedWithUserId, permission: chosen }), 'Permission changed');
  const end = () => void run(endShare(sharedWithUserId), 'Share ended');

  return (
    <div className="flex flex-wrap items-center gap-2 py-1">
      <span className="min-w-0 flex-1 basis-36 truncate font-semibold">{sharedWithName}</span>
      <select
        aria-label={`Permission of ${sharedWithName}`}
        value={isChanging ? variables.permission : permission}
        disabled={isEnding}
        onChange={(event) => change(event.target.value as SharePermission)}
        className={`${fieldClass} w-auto! rounded-lg`}
      >
        <PermissionOptions />
      </select>
      <Button size="small" disabled={isEnding} aria-label={`End the share with ${sharedWithName}`} onClick={end}>
        End
      </Button>
    </div>
  );
}
