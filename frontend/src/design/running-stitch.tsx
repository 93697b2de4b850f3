import clsx from 'clsx';

interface RunningStitchProps {
  className?: string;
  vertical?: boolean;
}

/** The recurring mark: a line of hand-made stitches in the current text colour. Decoration only. */
export function RunningStitch({ className, vertical = false }: RunningStitchProps) {
  return <span aria-hidden="true" className={clsx('block', vertical ? 'stitch-vertical' : 'stitch', className)} />;
}
