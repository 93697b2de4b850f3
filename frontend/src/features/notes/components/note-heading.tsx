import type { Note } from '@stitchbook/api-types';
import clsx from 'clsx';
import { Pencil } from 'lucide-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { PageTitle } from '../../../design/page-title.tsx';
import { EditableTitle, TitleEditor } from './editable-title.tsx';
import { SearchedWords } from './searched-words.tsx';
import { TitleSuggestion } from './title-suggestion.tsx';
import { noteTexts } from '../../../texts/en/note.ts';

/** What a note is called, and what it may be called. A click on the title edits it. */
export function NoteHeading({ note }: { note: Note }) {
  const [isEditing, setEditing] = useState(false);
  const title = useRef<HTMLButtonElement>(null);
  const suggestion = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (note.access.mayEdit) TitleEditor.load().catch(() => undefined);
  }, [note.access.mayEdit]);
  return (
    <>
      {isEditing && <h1 className="sr-only">{noteTexts.editingTitle}</h1>}
      <div className={clsx(isEditing && 'mb-8')}>
        <EditableTitle note={note} isEditing={isEditing} onEditingChange={setEditing} className="min-h-13! text-2xl">
          <PageTitle>
            {note.access.mayEdit ? (
              <TitleToPress ref={title} title={note.title} onPress={() => setEditing(true)} />
            ) : (
              <SearchedWords text={note.title} />
            )}
          </PageTitle>
        </EditableTitle>
      </div>
      {!isEditing && (
        <div ref={suggestion}>
          <TitleSuggestion
            note={note}
            onUse={() => suggestion.current?.contains(document.activeElement) && title.current?.focus()}
          />
        </div>
      )}
    </>
  );
}

interface TitleToPressProps {
  ref: Ref<HTMLButtonElement>;
  title: string;
  onPress: () => void;
}

function TitleToPress({ ref, title, onPress }: TitleToPressProps) {
  return (
    <button
      ref={ref}
      type="button"
      title={noteTexts.editTitle}
      onClick={onPress}
      className="touch-target group -mx-1.5 rounded-md px-1.5 text-start text-balance hover:bg-hem"
    >
      <SearchedWords text={title} />
      <Pencil
        aria-hidden="true"
        size={18}
        className="ms-2.5 inline align-baseline text-soft opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 max-sm:opacity-100 print:hidden"
      />
    </button>
  );
}
