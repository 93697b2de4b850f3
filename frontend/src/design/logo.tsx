/** The product's mark: a thread that is half voice, half seam. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="8" className="fill-thread-fill" />
      <path
        d="M6.5 20.5c3-12 6.5-11.5 9.5-4.5s6 4 9.5-5"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="4.4 5"
        className="stroke-on-thread"
      />
    </svg>
  );
}
