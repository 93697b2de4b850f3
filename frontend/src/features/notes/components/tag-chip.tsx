import clsx from 'clsx';
import { X } from 'lucide-react';
import { ignoresPresses } from '../../../design/button.tsx';
import { ThemeLabel } from '../../../design/theme-label.tsx';
import type { ShownTag } from '../api/update-tags.ts';
import { ThemeMenu } from './theme-menu.tsx';
import { tagTexts } from '../../../texts/en/tags.ts';

interface TagChipProps {
  tag: ShownTag;
  ownsTheme: boolean;
  onRemove: () => void;
}

/** A tag with what takes it off. Grey until the server has it. */
export function TagChip({ tag: { themeId, name, color, isPending }, ownsTheme, onRemove }: TagChipProps) {
  return (
    <span
      aria-busy={isPending}
      className={clsx('inline-flex max-w-full items-center', isPending && 'opacity-70 grayscale')}
    >
      {ownsTheme && themeId !== null ? (
        <ThemeMenu themeId={themeId} name={name} color={color} />
      ) : (
        <ThemeLabel name={name} color={color} />
      )}
      <button
        type="button"
        aria-label={tagTexts.remove(name)}
        className="touch-target grid size-7 shrink-0 place-items-center rounded-full text-soft hover:bg-hem hover:text-ink aria-disabled:opacity-0 print:hidden"
        onClick={onRemove}
        {...(isPending && ignoresPresses)}
      >
        <X aria-hidden="true" size={15} />
      </button>
    </span>
  );
}
