import type { Share } from '@stitchbook/api-types';
import type { SharePermission } from '@stitchbook/contracts';
import { useRef } from 'react';
import { Button } from '../../../design/button.tsx';
import { fieldClass } from '../../../design/field-class.ts';
import { toast, type ToastText } from '../../../design/toast.ts';
import { useFocusToMainAtEnd } from '../../../design/use-focus-to-main-at-end.ts';
import { describeProblem } from '../../../http/errors.ts';
import { useEndShare, useShare } from '../api/shares.ts';
import type { ShareSubject } from '../share-subject.ts';
import { PermissionOptions } from './permission-options.tsx';
import { sharingTexts } from '../../../texts/en/sharing.ts';

/** One person it is shared with: what they may do can be changed, or ended. */
export function ShareRow({ subject, share }: { subject: ShareSubject; share: Share }) {
  const { sharedWithUserId, sharedWithName, permission } = share;
  const { mutateAsync: changeShare, isPending: isChanging, variables } = useShare(subject);
  const { mutateAsync: endShare, isPending: isEnding } = useEndShare(subject);

  const row = useRef<HTMLDivElement>(null);
  useFocusToMainAtEnd(row);

  const run = async (change: Promise<unknown>, done: ToastText) => {
    try {
      await change;
      toast(done);
    } catch (error) {
      toast({ title: sharingTexts.failed[subject.kind], description: describeProblem(error), tone: 'alarm' });
    }
  };
  const change = (chosen: SharePermission) =>
    void run(changeShare({ sharedWithUserId, permission: chosen }), { title: sharingTexts.permissionChanged });
  // The right ends at once, and is given anew: nobody reads on for as long as it can be undone.
  const end = () => void run(endShare(sharedWithUserId), { title: sharingTexts.ended, undo: { onUndo: shareAgain } });
  const shareAgain = () =>
    void run(changeShare({ sharedWithUserId, permission }), { title: sharingTexts.sharedAgain(sharedWithName) });

  return (
    <div ref={row} className="flex flex-wrap items-center gap-2 py-1">
      <span className="min-w-0 flex-1 basis-36 truncate font-semibold">{sharedWithName}</span>
      <select
        aria-label={sharingTexts.permissionOf(sharedWithName)}
        value={isChanging ? variables.permission : permission}
        // It keeps the focus; what is chosen meanwhile is not taken.
        aria-disabled={isEnding}
        onChange={(event) => !isEnding && change(event.target.value as SharePermission)}
        className={`${fieldClass} w-auto! rounded-lg aria-disabled:opacity-60`}
      >
        <PermissionOptions kind={subject.kind} />
      </select>
      <Button size="small" isBusy={isEnding} aria-label={sharingTexts.endWith(sharedWithName)} onClick={end}>
        {sharingTexts.end}
      </Button>
    </div>
  );
}
