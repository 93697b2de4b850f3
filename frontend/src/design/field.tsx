import clsx from 'clsx';
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import { fieldClass } from './field-class.ts';

interface FieldProps extends ComponentProps<'input'> {
  label: string;
  id: string;
}

/** A labelled text field. */
export function Field({ label, id, className, ...rest }: FieldProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold text-soft">
        {label}
      </label>
      <input id={id} className={clsx(fieldClass, 'rounded-lg', className)} {...rest} />
    </div>
  );
}

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string;
  id: string;
}

/** A labelled choice: the browser's own, which every phone and screen reader knows. */
export function SelectField({ label, id, className, ...rest }: SelectFieldProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold text-soft">
        {label}
      </label>
      <select id={id} className={clsx(fieldClass, 'rounded-lg', className)} {...rest} />
    </div>
  );
}

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'ref'> {
  /** For who has to reach its element. */
  field?: RefObject<HTMLTextAreaElement | null>;
  /** For a field that stands there because the person has just asked to write. */
  takesFocus?: boolean;
}

/** A field of several lines that grows with what is written in it. */
export function TextArea({ takesFocus = false, field: given, className, ...rest }: TextAreaProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const field = given ?? own;
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus, field]);
  return (
    <textarea
      ref={field}
      className={clsx(fieldClass, 'field-sizing-content resize-none rounded-lg py-2.5 print:hidden', className)}
      {...rest}
    />
  );
}
