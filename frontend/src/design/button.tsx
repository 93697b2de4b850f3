import type { ComponentProps } from 'react';
import { buttonClass, type ButtonVariant, type ButtonSize } from './button-class.ts';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A button that does something here; to go somewhere, give a link `buttonClass`. */
export function Button({ variant = 'paper', size = 'medium', className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(variant, size, className)} {...rest} />;
}
