import clsx from 'clsx';

export type ButtonVariant = 'thread' | 'paper' | 'quiet' | 'alarm';
export type ButtonSize = 'small' | 'medium' | 'large' | 'icon';

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  thread:
    'border border-transparent bg-thread-fill text-on-thread hover:not-disabled:not-aria-disabled:bg-thread-fill-hover',
  paper: 'border border-faint bg-sheet text-ink hover:not-disabled:not-aria-disabled:bg-hem',
  quiet: 'text-soft hover:not-disabled:not-aria-disabled:bg-hem hover:not-disabled:not-aria-disabled:text-ink',
  alarm: 'border border-transparent bg-alarm-fill text-on-thread hover:not-disabled:not-aria-disabled:brightness-110',
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  small: 'min-h-9 gap-1.5 px-2.5 text-sm pointer-coarse:min-h-11 sm:px-3',
  medium: 'min-h-11 gap-2 px-5',
  large: 'min-h-13 gap-2.5 px-7 text-base',
  icon: 'touch-target size-10 shrink-0',
};

/** The classes of a button, also for a link that is meant to be pressed like one. */
export function buttonClass(variant: ButtonVariant, size: ButtonSize = 'medium', extra?: string): string {
  return clsx(
    'inline-flex items-center justify-center rounded-full font-semibold select-none print:hidden',
    'transition-[background-color,color,transform,filter] duration-150 active:not-disabled:not-aria-disabled:translate-y-px',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    VARIANTS[variant],
    SIZES[size],
    extra,
  );
}
