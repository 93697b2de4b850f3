/** A needle with its thread still loose: drawn where there is nothing yet. */
export function LooseThread({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 220 90" aria-hidden="true" fill="none" strokeLinecap="round" className={className}>
      <path
        d="M8 62c22 16 44 14 58-4 15-20 40-24 46-6 5 15-14 24-22 12-10-16 14-38 44-38 14 0 24 5 34 4"
        strokeWidth="3"
        strokeDasharray="9 8"
        className="stroke-thread"
      />
      <path d="M158 32 212 14" strokeWidth="4" className="stroke-faint" />
      <path d="m162.5 30.5 8-2.7" strokeWidth="1.6" className="stroke-sheet" />
    </svg>
  );
}
