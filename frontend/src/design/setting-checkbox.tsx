import { useId } from 'react';

interface SettingCheckboxProps {
  label: string;
  /** What it is good for. */
  description?: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** Something that is on or off from the moment it is pressed. */
export function SettingCheckbox({ label, description, isChecked, onChange }: SettingCheckboxProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        checked={isChecked}
        aria-describedby={description && `${id}-why`}
        onChange={({ target }) => onChange(target.checked)}
        className="touch-target mt-1 size-5 shrink-0 accent-thread"
      />
      <div>
        <label htmlFor={id} className="cursor-pointer font-semibold">
          {label}
        </label>
        {description && (
          <p id={`${id}-why`} className="text-sm text-soft">
            {description}
          </p>
        )}
      </div>
    </div>
  );
}
