import { COMMENT_MAX_CHARACTERS } from '@stitchbook/contracts';
import type { KeyboardEvent } from 'react';
import { TextArea } from '../../../design/field.tsx';
import { isPressed } from '../../../keyboard/key-events.ts';
import { commentTexts } from '../../../texts/en/comments.ts';

interface CommentFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
  onEscape?: () => void;
  takesFocus?: boolean;
}

/** Enter sends, with Shift it begins a new line. */
export function CommentField({ label, value, onChange, onSubmit, onEscape, takesFocus = false }: CommentFieldProps) {
  const obeyKey = (event: KeyboardEvent) => {
    if (isPressed(event, 'Escape')) onEscape?.();
    if (!isPressed(event, 'Enter') || event.shiftKey) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <TextArea
      aria-label={label}
      placeholder={commentTexts.write}
      rows={2}
      maxLength={COMMENT_MAX_CHARACTERS}
      takesFocus={takesFocus}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={obeyKey}
    />
  );
}
