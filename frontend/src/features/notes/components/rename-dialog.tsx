import { TAG_MAX_CHARACTERS } from '@stitchbook/contracts';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../design/button.tsx';
import { Dialog } from '../../../design/dialog.tsx';
import { Field } from '../../../design/field.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { useChangeTheme } from '../api/themes.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { tagTexts } from '../../../texts/en/tags.ts';

interface RenameDialogProps {
  themeId: number;
  name: string;
  /** Where the focus belongs afterwards. */
  opener: HTMLElement | null;
  onClose: () => void;
}

/** Another name for a tag, wherever it stands. */
export default function RenameDialog({ themeId, name, opener, onClose }: RenameDialogProps) {
  const [typed, setTyped] = useState(name);
  const { mutateAsync: changeTheme, isPending } = useChangeTheme(themeId);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const renamed = typed.trim().toLowerCase();
    if (renamed !== '' && renamed !== name) {
      try {
        await changeTheme({ name: renamed });
        toast({ title: tagTexts.renamed, description: tagTexts.isNow(name, renamed) });
      } catch (error) {
        const description = tagTexts.renameFailed(describeProblem(error));
        toast({ title: commonTexts.error, description, tone: 'alarm' });
        return;
      }
    }
    onClose();
  };

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={tagTexts.renameTag}
      description={tagTexts.renameMeans}
      returnFocusTo={opener}
    >
      <form onSubmit={(event) => void submit(event)} className="mt-5 grid gap-4">
        <Field
          id="tag-name"
          label={tagTexts.name}
          autoComplete="off"
          maxLength={TAG_MAX_CHARACTERS}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="thread" isBusy={isPending} className="justify-self-end">
          {isPending ? tagTexts.renaming : tagTexts.rename}
        </Button>
      </form>
    </Dialog>
  );
}
