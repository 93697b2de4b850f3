import clsx from 'clsx';

/** A line of text that is still on its way. */
export function SkeletonLine({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('block animate-breathe rounded bg-rule/70', className)} />;
}
