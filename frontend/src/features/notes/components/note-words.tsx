import type { Note, NoteDetail } from '@stitchbook/api-types';
import { PencilLine } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../design/button.tsx';
import { KeptWords } from '../../../design/kept-words.tsx';
import { dropDraft, useDraft } from '../../../device/drafts.ts';
import { formatRelativeTime } from '../../../format/relative-time.ts';
import { paragraphRanges } from '../paragraph-ranges.ts';
import { segmentRanges } from '../segment-ranges.ts';
import { useSearched } from '../use-searched.ts';
import { PutInWords } from './put-in-words.tsx';
import { type Correcting, SegmentEditor } from './segment-editor.tsx';
import { TranscriptEditor } from './transcript-editor.tsx';
import { Transcript } from './transcript.tsx';
import { noteTexts } from '../../../texts/en/note.ts';
import { noteListTexts } from '../../../texts/en/note-list.ts';

interface NoteWordsProps {
  note: NoteDetail;
  readerId: string;
  /** What a correction may lead to being asked: stands below the piece that was corrected last, or below all words. */
  question: ReactNode;
}

/** The words of a note, to be read along or, by who may, corrected. Who comes from a search (`?q=`) finds its words. */
export function NoteWords({ note, readerId, question }: NoteWordsProps) {
  const searched = useSearched();
  const [editing, setEditing] = useState<{ changed: Note | null; scrolledTo: number } | null>(null);
  const correctAll = useRef<HTMLButtonElement>(null);
  const endEditing = () => {
    const top = editing?.scrolledTo ?? 0;
    flushSync(() => setEditing(null));
    correctAll.current?.focus({ preventScroll: true });
    window.scrollTo({ top });
  };
  const edit = (changed: Note | null = null) => {
    setEditing({ changed, scrolledTo: window.scrollY });
    setCorrecting(null);
    setCorrected(null);
  };
  const [correcting, setCorrecting] = useState<Correcting | null>(null);
  const [corrected, setCorrected] = useState<number | null>(null);
  const ofSegments = useMemo(() => segmentRanges(note.segments, note.transcript), [note.segments, note.transcript]);
  // Words that were corrected a moment ago: when they were said comes with the note from the server.
  const isOutdated = note.transcriptEdit !== null && ofSegments === null;
  const isTimed = note.segments.length > 0 && note.audioUrl !== null && !isOutdated;
  const ranges = isTimed ? ofSegments : paragraphRanges(note.transcript);
  const draftPlace = { ownerId: readerId, kind: 'note-words', noteId: note.id } as const;
  const draft = useDraft(draftPlace);
  if (editing) {
    return (
      <TranscriptEditor
        note={note}
        draft={draft}
        draftPlace={draftPlace}
        changed={editing.changed}
        onDone={endEditing}
      />
    );
  }
  const correction = note.access.mayEdit &&
    !draft && {
      index: correcting?.index ?? null,
      editor: correcting && (
        <SegmentEditor
          correcting={correcting}
          draftPlace={draftPlace}
          onDone={() => {
            setCorrecting(null);
            setCorrected(correcting.index);
          }}
          onReopen={(typed) => setCorrecting({ ...correcting, typed })}
          onConflict={edit}
        />
      ),
      asked: corrected === null ? null : { index: corrected, question },
      onBegin: (index: number) => {
        const range = ranges?.[index];
        if (!range) return;
        setCorrecting({ seen: note, index, range, isSegment: isTimed });
      },
    };
  return (
    <>
      <Transcript note={note} isTimed={isTimed} searched={searched} correction={(ranges && correction) || undefined} />
      {draft && (
        <KeptWords
          sentence={noteTexts.notSaved}
          words={draft.words}
          onRestore={note.access.mayEdit ? () => edit() : undefined}
          onDiscard={() => dropDraft(draftPlace)}
        />
      )}
      {(corrected === null || !correction) && question}
      {!draft && <PutInWords note={withSubstitutions(note)} />}
      <div className="mt-4 flex flex-wrap items-start justify-between gap-3 empty:hidden">
        <TranscriptEditMark note={note} />
        {note.access.mayEdit && !draft && (
          <Button ref={correctAll} variant="quiet" size="small" className="-ms-2.5 sm:-ms-3" onClick={() => edit()}>
            <PencilLine aria-hidden="true" size={16} />
            {noteTexts.correct}
          </Button>
        )}
      </div>
    </>
  );
}

/** A server before this version does not say which words were put in. */
function withSubstitutions(note: NoteDetail): NoteDetail {
  return { ...note, substitutions: (note as Partial<NoteDetail>).substitutions ?? [] };
}

/** Who rewrote the words, and the words as they were heard; nothing while nobody has. */
function TranscriptEditMark({ note: { transcriptEdit, originalTranscript } }: { note: NoteDetail }) {
  if (!transcriptEdit) return null;
  const { editedBy, editedAt } = transcriptEdit;
  return (
    <div className="text-sm text-soft">
      <p>{noteTexts.editedBy(editedBy.name, <time dateTime={editedAt}>{formatRelativeTime(editedAt)}</time>)}</p>
      {originalTranscript !== null && (
        <details className="mt-1">
          <summary className="w-fit rounded-sm underline underline-offset-4 hover:text-ink">
            {noteTexts.heardAtFirst}
          </summary>
          <p className="mt-2 max-w-[62ch] border-s-2 border-rule ps-4 font-serif whitespace-pre-line">
            {originalTranscript || noteListTexts.noWords}
          </p>
        </details>
      )}
    </div>
  );
}
