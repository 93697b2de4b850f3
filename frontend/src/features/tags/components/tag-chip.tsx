import clsx from 'clsx';
import { X } from 'lucide-react';
import { Spool } from '../../../design/spool.tsx';

interface TagChipProps {
  name: string;
  color: string;
  /** Sent, but not yet confirmed. */
  isPending: boolean;
  onRemove: () => void;
}

/** A tag with what takes it off. Grey until the server has it. */
export function TagChip({ name, color, isPending, onRemove }: TagChipProps) {
  return (
    <span
      aria-busy={isPending}
      className={clsx('inline-flex max-w-full items-center', isPending && 'opacity-70 grayscale')}
    >
      <Spool name={name} color={color} />
      <button
        type="button"
        aria-label={`Remove tag ${name}`}
        disabled={isPending}
        onClick={onRemove}
        className="grid size-7 shrink-0 place-items-center rounded-full text-soft hover:bg-hem hover:text-ink disabled:invisible"
      >
        <X aria-hidden="true" size={15} />
      </button>
    </span>
  );
}
