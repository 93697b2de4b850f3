import { useEffect, useRef } from 'react';
import type { ConfirmQuestion } from './open-confirm-dialog.tsx';

/** The browser's own question, for when the dialog cannot be fetched. It knows two answers: of three, the one that loses is left out. */
export function PlainConfirm({ title, description, alternative, onConfirm, onOpenChange }: ConfirmQuestion) {
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    const isConfirmed = window.confirm(`${title}\n\n${alternative?.label ?? description}`);
    if (isConfirmed) (alternative?.onChoose ?? onConfirm)();
    onOpenChange(false);
  }, [title, description, alternative, onConfirm, onOpenChange]);
  return null;
}
