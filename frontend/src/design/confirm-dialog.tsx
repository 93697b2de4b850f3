import { Suspense, useState } from 'react';
import { ConfirmQuestion } from './confirm.tsx';
import type { Answer } from './confirm-question.tsx';
import { findOpener } from './find-opener.ts';

interface LiveQuestion {
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description: string;
  confirmLabel: string;
  /** What leaves everything as it was; 'Cancel' where nothing else is said. */
  cancelLabel?: string;
  /** Another way, between the two, that loses nothing. */
  alternative?: { label: string; onChoose: () => void };
  onConfirm: () => void;
}

/** The question of `confirm` where it changes, or ends, with what happens while it is asked. */
export function ConfirmDialog({ isOpen, ...question }: LiveQuestion & { isOpen: boolean }) {
  return isOpen ? <OpenConfirmDialog {...question} /> : null;
}

function OpenConfirmDialog(props: LiveQuestion) {
  const { title, description, confirmLabel, cancelLabel, alternative, onConfirm, onOpenChange } = props;
  const [opener] = useState(findOpener);
  const answer = (given: Answer) => {
    onOpenChange(false);
    if (given === 'action') onConfirm();
    if (given === 'alternative') alternative?.onChoose();
  };
  const labels = { action: confirmLabel, cancel: cancelLabel, alternative: alternative?.label };
  return (
    <Suspense>
      <ConfirmQuestion question={{ title, description, ...labels, opener, answer }} />
    </Suspense>
  );
}
