import type { ComponentProps, MouseEvent } from 'react';
import { buttonClass, type ButtonVariant, type ButtonSize } from './button-class.ts';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** While what it does is under way: pressing it does nothing, and the focus stays on it, as it would not on a disabled one. */
  isBusy?: boolean;
}

/** A button that does something here; to go somewhere, give a link `buttonClass`. */
export function Button({
  variant = 'paper',
  size = 'medium',
  className,
  type = 'button',
  isBusy = false,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass(variant, size, className)}
      onClick={isBusy ? ignore : onClick}
      {...(isBusy && { 'aria-disabled': true })}
      {...rest}
    />
  );
}

/** Nor does it submit a form. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
}
