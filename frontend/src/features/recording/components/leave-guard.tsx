import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../../../design/confirm-dialog.tsx';
import { askBeforeLeaving } from '../../../navigation/leave-question.ts';

/** Asks before anything in the app leads away from a recording that is not saved. */
export function LeaveGuard() {
  const [wanted, setWanted] = useState<{ leave: () => void } | null>(null);
  useEffect(() => askBeforeLeaving((leave) => setWanted({ leave })), []);
  return (
    <ConfirmDialog
      isOpen={wanted !== null}
      onOpenChange={(isOpen) => !isOpen && setWanted(null)}
      title="Leave this recording?"
      description="It is not saved yet. What you have said so far stays on this device and is offered again above your notes."
      confirmLabel="Leave"
      onConfirm={() => wanted?.leave()}
    />
  );
}
