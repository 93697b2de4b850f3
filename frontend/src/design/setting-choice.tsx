import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';

interface SettingChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; icon?: LucideIcon; lang?: string; count?: number | undefined }[];
  value: Value;
  /** Lower, where there are many of them. */
  isCompact?: boolean;
  onChange: (value: Value) => void;
}

/** One of a few, all of them in sight. */
export function SettingChoice<Value extends string>({
  label,
  options,
  value,
  isCompact = false,
  onChange,
}: SettingChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value: each, label: words, icon: Icon, lang, count }) => (
          <label
            key={each}
            lang={lang}
            className={clsx(
              'relative flex cursor-pointer items-center gap-2 rounded-full border hover:bg-hem',
              isCompact ? 'min-h-9 px-3 text-sm pointer-coarse:min-h-11' : 'min-h-11 px-4',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-thread',
              each === value ? 'border-thread bg-hem' : 'border-faint bg-sheet',
            )}
          >
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === value}
              onChange={() => onChange(each)}
              className="size-4 shrink-0 accent-thread"
            />
            {Icon && <Icon aria-hidden="true" size={18} className="shrink-0" />}
            <span className="first-letter:uppercase">{words}</span>
            {count !== undefined && <span className="text-sm text-soft tabular-nums">{count}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
