import type { Creation } from '@stitchbook/api-types';
import { spokenWords } from '@stitchbook/contracts';
import { Copy, Headphones, History, PencilLine, Share2, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../design/button.tsx';
import { cardClass } from '../../../design/card-class.ts';
import { KeptWords } from '../../../design/kept-words.tsx';
import { RunningStitch } from '../../../design/running-stitch.tsx';
import { toast } from '../../../design/toast.ts';
import { type Draft, type DraftPlace, dropDraft, keepDraft, useDraft } from '../../../device/drafts.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { creationPageTexts } from '../../../texts/en/creation-page.ts';
import { creationTexts } from '../../../texts/en/creations.ts';
import { copyCreation } from '../copy-creation.ts';
import { creationTypeLabel } from '../creation-type-label.ts';
import { useRemoveCreation } from '../use-remove-creation.ts';
import { CreationEditor } from './creation-editor.tsx';
import { CreationExportMenu } from './creation-export-menu.tsx';
import { CreationFacts } from './creation-facts.tsx';
import { CreationHistory } from './creation-history.tsx';
import { CreationReader } from './creation-reader.tsx';
import { CreationSpeech } from './creation-speech.tsx';
import { LeaveCreationMenu } from './leave-creation-menu.tsx';

interface CreationPageProps {
  creation: Creation;
  draftPlace: DraftPlace;
  onShare: (opener: HTMLElement) => void;
  /** Away from the page: it is deleted, or left. */
  onGone: () => void;
}

/** A creation, to be read and worked on. What its reader may not do is not offered. */
export function CreationPage({ creation, draftPlace, onShare, onGone }: CreationPageProps) {
  const { id, type, access, content, version } = creation;
  const draft = useDraft(draftPlace);
  const [isEditing, setEditing] = useState(draft !== null);
  const [showsHistory, setShowsHistory] = useState(false);
  const [isListening, setListening] = useState(false);
  const speechId = useId();
  const { remove, isPending: isRemoving } = useRemoveCreation(creation, onGone);
  const edit = useRef<HTMLButtonElement>(null);

  const endEditing = (discarded: Draft | null) => {
    flushSync(() => setEditing(false));
    edit.current?.focus();
    if (!discarded) return;
    const onUndo = () => {
      keepDraft(draftPlace, discarded);
      setEditing(true);
    };
    toast({ title: creationPageTexts.discarded, undo: { onUndo } });
  };

  return (
    <article className={`${cardClass} mt-2 px-5 pt-6 pb-5 sm:px-9 sm:pt-8`}>
      <h1 className="text-2xl first-letter:uppercase">{creationTypeLabel(type)}</h1>
      <CreationFacts creation={creation} />
      <RunningStitch className="mt-4 w-24 text-thread" />
      {!(isEditing && access.mayEdit) && (
        <div className="mt-4 flex flex-wrap items-center gap-2 print:hidden [&_button]:min-h-11 [&_button]:min-w-11">
          {access.mayEdit && (
            <Button ref={edit} size="small" onClick={() => setEditing(true)}>
              <PencilLine aria-hidden="true" size={16} />
              {creationPageTexts.edit}
            </Button>
          )}
          {access.mayShare && (
            <Button size="small" onClick={({ currentTarget }) => onShare(currentTarget)}>
              <Share2 aria-hidden="true" size={16} />
              {commonTexts.share}
            </Button>
          )}
          <Button
            size="small"
            aria-expanded={isListening}
            aria-controls={isListening ? speechId : undefined}
            onClick={() => setListening(!isListening)}
          >
            <Headphones aria-hidden="true" size={16} />
            {creationTexts.listen}
          </Button>
          <CreationExportMenu creationId={id} />
          <Button size="small" onClick={() => void copyCreation(content)}>
            <Copy aria-hidden="true" size={16} />
            {commonTexts.copy}
          </Button>
          {access.maySeeHistory && (
            <Button size="small" aria-expanded={showsHistory} onClick={() => setShowsHistory(!showsHistory)}>
              <History aria-hidden="true" size={16} />
              {creationPageTexts.history}
            </Button>
          )}
          {access.mayDelete && (
            <Button size="small" isBusy={isRemoving} onClick={() => void remove()}>
              <Trash2 aria-hidden="true" size={16} />
              {commonTexts.delete}
            </Button>
          )}
          {access.sharedBy && <LeaveCreationMenu creationId={id} sharedBy={access.sharedBy} onGone={onGone} />}
        </div>
      )}
      {isEditing && access.mayEdit ? (
        <CreationEditor creation={creation} draft={draft} draftPlace={draftPlace} onDone={endEditing} />
      ) : (
        <CreationReader creation={creation} headings="h2" />
      )}
      {isListening && !isEditing && <CreationSpeech key={spokenWords(content)} id={speechId} creation={creation} />}
      {draft && !access.mayEdit && (
        <KeptWords
          sentence={creationPageTexts.leftBehindMayNotEdit}
          words={draft.words}
          onDiscard={() => dropDraft(draftPlace)}
        />
      )}
      {showsHistory && access.maySeeHistory && !isEditing && <CreationHistory creationId={id} current={version} />}
    </article>
  );
}
