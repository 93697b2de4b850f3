import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook, type ButtonSize } from './button-class.ts';

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  size?: ButtonSize;
}

/** A button that does something here; to go somewhere, give a link `buttonClass`. */
export function Button({ look = 'paper', size = 'medium', className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(look, size, className)} {...rest} />;
}
