/** A thread that starts as the sound of a voice and ends as a straight seam. */
export function VoiceThread({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 900 150" aria-hidden="true" fill="none" strokeLinecap="round" className={className}>
      <path
        d="M6 84c16-8 22-30 34-30s14 62 28 62 16-98 32-98 18 118 34 118 16-88 30-88 16 56 30 56 16-38 30-38 16 26 30 26 18-16 34-16 24 8 44 8c60 0 90-10 150-10s100 8 150 6 110-12 170-8"
        stroke="currentColor"
        strokeWidth="4"
        strokeDasharray="13 10"
        className="animate-sew-slowly"
      />
    </svg>
  );
}
