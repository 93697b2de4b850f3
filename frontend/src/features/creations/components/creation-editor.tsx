import type { Creation } from '@stitchbook/api-types';
import { MAX_CREATION_CHARACTERS } from '@stitchbook/contracts';
import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { TextArea } from '../../../design/field.tsx';
import { toast } from '../../../design/toast.ts';
import { type Draft, type DraftPlace, useKeptDraft } from '../../../device/drafts.ts';
import { describeProblem } from '../../../http/errors.ts';
import { isPressed } from '../../../keyboard/key-events.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { creationPageTexts } from '../../../texts/en/creation-page.ts';
import { useEditCreation } from '../api/edit-creation.ts';
import { currentCreationIn } from '../api/mark-task.ts';

interface CreationEditorProps {
  creation: Creation;
  /** What was typed here before and not saved; null for a fresh start. */
  draft: Draft | null;
  draftPlace: DraftPlace;
  /** With what was typed and is given up. */
  onDone: (discarded: Draft | null) => void;
}

/** The text of a creation while it is edited. What another wrote meanwhile is shown, and what was typed is kept: on this device too. */
export function CreationEditor({ creation, draft, draftPlace, onDone }: CreationEditorProps) {
  const [seen, setSeen] = useState(creation);
  const [typed, setTyped] = useState(draft?.words ?? creation.content);
  const isOnAnother = draft !== null && draft.basedOn !== String(creation.version);
  const [theirs, setTheirs] = useState(isOnAnother && draft.words !== creation.content ? creation.content : null);
  const { mutateAsync: editCreation, isPending } = useEditCreation(creation.id);
  const hint = useId();

  const unsaved = typed === seen.content ? null : { words: typed, basedOn: String(seen.version) };
  const forgetDraft = useKeptDraft(draftPlace, unsaved);
  const close = (discarded: Draft | null) => {
    forgetDraft();
    onDone(discarded);
  };

  const save = async () => {
    if (isPending) return;
    if (!unsaved) {
      close(null);
      return;
    }
    try {
      await editCreation({ content: typed, seenVersion: seen.version });
      toast({ title: creationPageTexts.saved });
      close(null);
    } catch (error) {
      const current = currentCreationIn(error);
      if (current) {
        setSeen(current);
        setTheirs(current.content);
        return;
      }
      const description = creationPageTexts.notSaved(describeProblem(error));
      toast({ title: commonTexts.error, description, tone: 'alarm' });
    }
  };

  const obeyKey = (event: KeyboardEvent) => {
    if (isPressed(event, 'Escape')) close(unsaved);
    else if (isPressed(event, 'Enter') && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void save();
    }
  };

  return (
    <div className="mt-6">
      {theirs !== null && (
        <div role="alert" className="mb-4 rounded-lg bg-alarm-wash px-4 py-3">
          <p className="font-semibold text-alarm">{creationPageTexts.changedSince}</p>
          <p className="mt-2 max-h-96 max-w-[62ch] overflow-y-auto font-serif wrap-anywhere whitespace-pre-line">
            {theirs}
          </p>
        </div>
      )}
      <TextArea
        takesFocus
        aria-label={creationPageTexts.text}
        aria-describedby={hint}
        rows={12}
        maxLength={MAX_CREATION_CHARACTERS}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={obeyKey}
        className="font-mono text-base leading-relaxed"
      />
      <p id={hint} className="mt-2 text-sm text-soft">
        {creationPageTexts.markdown}
      </p>
      <div className="mt-3 flex justify-end gap-3">
        <Button onClick={() => close(unsaved)}>{commonTexts.cancel}</Button>
        <Button variant="thread" isBusy={isPending} onClick={() => void save()}>
          {isPending ? commonTexts.saving : commonTexts.save}
        </Button>
      </div>
    </div>
  );
}
