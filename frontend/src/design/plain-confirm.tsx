import { useEffect, useRef } from 'react';
import type { ConfirmQuestion } from './open-confirm-dialog.tsx';

/** The browser's own question, for when the dialog cannot be fetched. */
export function PlainConfirm({ title, description, onConfirm, onOpenChange }: ConfirmQuestion) {
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    if (window.confirm(`${title}\n\n${description}`)) onConfirm();
    onOpenChange(false);
  }, [title, description, onConfirm, onOpenChange]);
  return null;
}
