import type { ComponentProps, MouseEvent } from 'react';
import { buttonClass, type ButtonVariant, type ButtonSize } from './button-class.ts';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** While it works on what it was pressed for: presses mean nothing, and it keeps the focus, which `disabled` would take. */
  isBusy?: boolean;
}

/** A button that does something here; to go somewhere, give a link `buttonClass`. */
export function Button({
  variant = 'paper',
  size = 'medium',
  className,
  type = 'button',
  isBusy = false,
  ...rest
}: ButtonProps) {
  return (
    <button type={type} className={buttonClass(variant, size, className)} {...rest} {...(isBusy && ignoresPresses)} />
  );
}

/** A form is not sent by it either, nor by Enter in one of its fields. */
export const ignoresPresses = {
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
};
