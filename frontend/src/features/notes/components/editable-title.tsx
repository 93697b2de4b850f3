import type { Note } from '@stitchbook/api-types';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { VersionConflict, useUpdateTitle } from '../api/change-note.ts';
import { TitleEditor } from './title-editor.tsx';

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
  const { mutateAsync: updateTitle } = useUpdateTitle(note.id);
  const frame = useRef<HTMLDivElement>(null);
  const isFocusHeld = useRef(false);
  const [refused, setRefused] = useState<{ typed: string; problem: string; current: Note } | null>(null);

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

  const save = async (typed: string, seen: Note) => {
    const title = typed.trim();
    close();
    if (title === '' || title === seen.title) return;
    try {
      await updateTitle({ seen, title });
      toast({ title: 'Title updated successfully' });
    } catch (error) {
      if (error instanceof VersionConflict) {
        setRefused({ typed: title, problem: askAgain(error), current: error.current });
        onEditingChange(true);
        return;
      }
      const reason = describeProblem(error) || 'Unknown error';
      toast({ title: 'Error', description: `Failed to update title: ${reason}`, tone: 'alarm' });
    }
  };

  return (
    <div ref={frame}>
      {isEditing ? (
        <TitleEditor
          key={refused?.problem}
          note={refused?.current ?? note}
          initial={refused?.typed ?? note.title}
          problem={refused?.problem ?? null}
          className={className}
          onSave={(typed, seen) => void save(typed, seen)}
          onCancel={close}
        />
      ) : (
        children
      )}
    </div>
  );
}

function askAgain({ message, current }: VersionConflict): string {
  return `${message} It is now called “${current.title}”. Save to use your title all the same.`;
}
