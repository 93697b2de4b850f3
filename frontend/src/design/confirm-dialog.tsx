import { lazy, Suspense, type ComponentType } from 'react';
import type { ConfirmQuestion } from './open-confirm-dialog.tsx';
import { PlainConfirm } from './plain-confirm.tsx';

/** Fetched when it is first needed: few people delete something on every visit. */
const OpenConfirmDialog = lazy<ComponentType<ConfirmQuestion>>(() =>
  import('./open-confirm-dialog.tsx').catch(() => ({ default: PlainConfirm })),
);

interface ConfirmDialogProps extends ConfirmQuestion {
  isOpen: boolean;
}

/** Asks before something that cannot be taken back. Escape and Cancel leave everything as it was. */
export function ConfirmDialog({ isOpen, ...question }: ConfirmDialogProps) {
  if (!isOpen) return null;
  return (
    <Suspense>
      <OpenConfirmDialog {...question} />
    </Suspense>
  );
}
