import type { Note } from '@stitchbook/api-types';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '../../../recovery/error-boundary.tsx';
import { lazyWithRetry } from '../../../recovery/lazy-with-retry.tsx';
import type { RefusedTitle } from './title-editor.tsx';
import { noteListTexts } from '../../../texts/en/note-list.ts';

/** Whoever offers to edit a title loads it before. */
export const TitleEditor = lazyWithRetry(() => import('./title-editor.tsx'));

interface EditableTitleProps {
  note: Note;
  isEditing: boolean;
  onEditingChange: (isEditing: boolean) => void;
  className: string;
  /** The title while it is only read. */
  children: ReactNode;
}

/** A title that can be changed where it stands. What another has changed meanwhile is shown, and what was typed is kept. */
export function EditableTitle({ note, isEditing, onEditingChange, className, children }: EditableTitleProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isFocusHeld = useRef(false);
  const [refused, setRefused] = useState<RefusedTitle | null>(null);

  // Who leaves the field for something else keeps the focus there; everyone else gets it back on the title.
  useEffect(() => {
    if (!isEditing && isFocusHeld.current) frame.current?.querySelector<HTMLElement>('a, button')?.focus();
    isFocusHeld.current = false;
  }, [isEditing]);

  const close = () => {
    isFocusHeld.current = frame.current?.contains(document.activeElement) ?? false;
    setRefused(null);
    onEditingChange(false);
  };
  const askAgain = (title: RefusedTitle) => {
    setRefused(title);
    onEditingChange(true);
  };

  return (
    <div ref={frame}>
      {isEditing ? (
        <ErrorBoundary what={noteListTexts.theTitle}>
          <Suspense fallback={children}>
            <TitleEditor
              key={refused?.problem}
              note={note}
              refused={refused}
              className={className}
              onClose={close}
              onRefused={askAgain}
            />
          </Suspense>
        </ErrorBoundary>
      ) : (
        children
      )}
    </div>
  );
}
