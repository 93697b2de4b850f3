import { TAG_MAX_CHARACTERS } from '@stitchbook/contracts';
import { Plus } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { buttonClass } from '../../../design/button-class.ts';
import { fieldClass } from '../../../design/field-class.ts';
import { tagTexts } from '../../../texts/en/tags.ts';

/** Where a tag is typed; several, with commas between them. */
export function TagForm({ onAdd }: { onAdd: (tags: string[]) => void }) {
  const [typed, setTyped] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const tags = readTags(typed);
    setTyped('');
    if (tags.length > 0) onAdd(tags);
  };
  return (
    <form onSubmit={submit} className="relative flex w-44 items-center print:hidden">
      <input
        aria-label={tagTexts.add}
        placeholder={tagTexts.add}
        autoComplete="off"
        enterKeyHint="done"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className={`${fieldClass} min-h-9! rounded-full pointer-coarse:min-h-11! pe-10 text-sm`}
      />
      <button
        type="submit"
        aria-label={tagTexts.addTag}
        className={buttonClass('quiet', 'icon', 'absolute end-0.5 size-8!')}
      >
        <Plus aria-hidden="true" size={18} />
      </button>
    </form>
  );
}

/** The tags in what was typed: trimmed, lowercase, no longer than they may be, each once; a comma stands between two. */
export function readTags(typed: string): string[] {
  const tags = typed.split(',').map((tag) => shorten(tag.trim().toLowerCase().normalize('NFC')));
  return [...new Set(tags.filter(Boolean))];
}

/** Between two characters, never in the midst of one. */
const shorten = (tag: string) => Array.from(tag).slice(0, TAG_MAX_CHARACTERS).join('').trim();
