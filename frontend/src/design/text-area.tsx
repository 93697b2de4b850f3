import clsx from 'clsx';
import { useEffect, useRef, type ComponentProps } from 'react';
import { fieldClass } from './field.tsx';

interface TextAreaProps extends ComponentProps<'textarea'> {
  /** For a field that stands there because the person has just asked to write. */
  takesFocus?: boolean;
}

/** A field of several lines that grows with what is written in it. */
export function TextArea({ takesFocus = false, className, ...rest }: TextAreaProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  return (
    <textarea
      ref={field}
      className={clsx(fieldClass, 'field-sizing-content resize-none rounded-lg py-2.5 print:hidden', className)}
      {...rest}
    />
  );
}
