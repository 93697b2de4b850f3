import clsx from 'clsx';
import type { ComponentProps } from 'react';

export const fieldClass =
  'min-h-11 w-full border border-faint bg-sheet px-3.5 text-ink placeholder:text-soft focus-visible:outline-offset-0';

interface FieldProps extends ComponentProps<'input'> {
  label: string;
  id: string;
}

/** A labelled text field. */
export function Field({ label, id, className, ...rest }: FieldProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-[0.94rem] font-semibold text-soft">
        {label}
      </label>
      <input id={id} className={clsx(fieldClass, 'rounded-lg', className)} {...rest} />
    </div>
  );
}
