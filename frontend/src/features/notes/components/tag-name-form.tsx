import type { ListedTheme, Theme } from '@stitchbook/api-types';
import { TAG_MAX_CHARACTERS } from '@stitchbook/contracts';
import { Check, X } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Button, ignoresPresses } from '../../../design/button.tsx';
import { buttonClass } from '../../../design/button-class.ts';
import { fieldClass } from '../../../design/field-class.ts';
import { toast } from '../../../design/toast.ts';
import { describeProblem, RequestError } from '../../../http/errors.ts';
import { isPressed } from '../../../keyboard/key-events.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { tagTexts } from '../../../texts/en/tags.ts';
import { tagsPageTexts } from '../../../texts/en/tags-page.ts';
import { useChangeTheme } from '../api/themes.ts';

interface TagNameFormProps {
  theme: ListedTheme;
  onClose: () => void;
  /** Into the one that has the name already. Resolves with whether it is done. */
  onMerge: (into: Theme) => Promise<boolean>;
}

/** A new name for a tag, in its place. Enter and the check save it, Escape and the cross do not. */
export function TagNameForm({ theme, onClose, onMerge }: TagNameFormProps) {
  const { id, name } = theme;
  const [typed, setTyped] = useState(name);
  const [taken, setTaken] = useState<Theme | null>(null);
  const [isMerging, setMerging] = useState(false);
  const { mutateAsync: changeTheme, isPending } = useChangeTheme(id);
  const field = useRef<HTMLInputElement>(null);
  const problemId = useId();
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const renamed = typed.trim().toLowerCase();
    if (isPending || isMerging) return;
    if (renamed !== '' && renamed !== name) {
      try {
        await changeTheme({ name: renamed });
        toast({ title: tagTexts.renamed, description: tagTexts.isNow(name, renamed) });
      } catch (error) {
        const other = themeInTheWay(error);
        setTaken(other);
        if (!other) {
          const description = tagTexts.renameFailed(describeProblem(error));
          toast({ title: commonTexts.error, description, tone: 'alarm' });
        }
        return;
      }
    }
    onClose();
  };
  const merge = async (into: Theme) => {
    setMerging(true);
    if (!(await onMerge(into))) setMerging(false);
  };
  const leaveByEscape = (event: KeyboardEvent) => {
    if (isPressed(event, 'Escape')) onClose();
  };

  return (
    <form onSubmit={(event) => void save(event)} onKeyDown={leaveByEscape} className="grid gap-2">
      <div className="flex items-center gap-1">
        <input
          ref={field}
          aria-label={tagsPageTexts.newName(name)}
          aria-describedby={taken ? problemId : undefined}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={TAG_MAX_CHARACTERS}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setTaken(null);
          }}
          className={`${fieldClass} min-w-0 flex-1 rounded-lg`}
        />
        <button
          type="submit"
          aria-label={tagsPageTexts.saveName}
          className={buttonClass('quiet', 'icon')}
          {...(isPending && ignoresPresses)}
        >
          <Check aria-hidden="true" size={20} />
        </button>
        <button
          type="button"
          aria-label={tagsPageTexts.keepName}
          className={buttonClass('quiet', 'icon')}
          onClick={onClose}
        >
          <X aria-hidden="true" size={20} />
        </button>
      </div>
      {taken && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-1">
          <p id={problemId} role="alert" className="wrap-anywhere">
            {tagsPageTexts.taken(taken.name, name)}
          </p>
          <Button size="small" isBusy={isMerging} onClick={() => void merge(taken)}>
            {isMerging ? tagsPageTexts.merging : tagsPageTexts.merge}
          </Button>
        </div>
      )}
    </form>
  );
}

/** The reader's other theme that has the name already. */
function themeInTheWay(error: unknown): Theme | null {
  if (!(error instanceof RequestError) || error.code !== 'theme.name-taken') return null;
  return (error.details.theme as Theme | undefined) ?? null;
}
