import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { fieldClass } from './field.tsx';

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string;
  id: string;
}

/** A labelled choice: the browser's own, which every phone and screen reader knows. */
export function SelectField({ label, id, className, ...rest }: SelectFieldProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-[0.94rem] font-semibold text-soft">
        {label}
      </label>
      <select id={id} className={clsx(fieldClass, 'rounded-lg', className)} {...rest} />
    </div>
  );
}
