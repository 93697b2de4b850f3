import type { ListedTheme } from '@stitchbook/api-types';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { Dialog } from '../../../design/dialog.tsx';
import { SelectField } from '../../../design/field.tsx';
import { tagsPageTexts } from '../../../texts/en/tags-page.ts';
import { tagMenuId } from '../use-tag-focus.ts';

interface MergeTagDialogProps {
  theme: ListedTheme;
  /** By name. */
  others: readonly ListedTheme[];
  onClose: () => void;
  /** Resolves with whether it is done. */
  onMerge: (into: ListedTheme) => Promise<boolean>;
}

/** Which tag is to take the place of another. */
export function MergeTagDialog({ theme: { id, name }, others, onClose, onMerge }: MergeTagDialogProps) {
  const [chosenId, setChosenId] = useState('');
  const [isMerging, setMerging] = useState(false);
  const chosen = others.find((other) => String(other.id) === chosenId);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!chosen || isMerging) return;
    setMerging(true);
    if (!(await onMerge(chosen))) setMerging(false);
  };

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={tagsPageTexts.mergeTag(name)}
      description={tagsPageTexts.mergeMeans}
      returnFocusTo={document.getElementById(tagMenuId(id))}
    >
      <form onSubmit={(event) => void submit(event)} className="mt-5 grid gap-4">
        <SelectField
          id="merge-into"
          label={tagsPageTexts.into}
          required
          value={chosenId}
          onChange={({ target }) => setChosenId(target.value)}
        >
          <option value="">{tagsPageTexts.choose}</option>
          {others.map((other) => (
            <option key={other.id} value={other.id}>
              {tagsPageTexts.choice(other.name, other.noteCount)}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="thread" isBusy={isMerging} className="justify-self-end">
          {isMerging ? tagsPageTexts.merging : tagsPageTexts.merge}
        </Button>
      </form>
    </Dialog>
  );
}
