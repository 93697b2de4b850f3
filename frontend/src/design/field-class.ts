/** Something to write in. */
export const fieldClass =
  'min-h-11 w-full border border-faint bg-sheet px-3.5 text-ink placeholder:text-soft focus-visible:outline-offset-0';
