import type { Segment } from '@stitchbook/contracts';
import { formatPlaybackTime } from '../../../format/clock.ts';

interface TranscriptProps {
  text: string;
  segments: Segment[];
}

/** The words of a note, with the time each piece was said at in the margin where that is known. */
export function Transcript({ text, segments }: TranscriptProps) {
  return (
    <section aria-labelledby="transcript" className="mt-8">
      <h2 id="transcript" className="text-2xl">
        Transcript
      </h2>
      <div className="mt-4 font-serif text-[1.16rem] leading-[1.65]">
        {segments.length > 0 ? <TimedTranscript segments={segments} /> : <PlainTranscript text={text} />}
      </div>
    </section>
  );
}

function TimedTranscript({ segments }: { segments: Segment[] }) {
  return (
    <ol className="grid gap-3">
      {segments.map(({ startSeconds, text }) => (
        <li key={startSeconds} className="grid gap-x-4 sm:grid-cols-[3.2rem_1fr]">
          <span className="pt-1 font-sans text-[0.9rem] text-soft tabular-nums">
            {formatPlaybackTime(startSeconds)}
          </span>
          <p className="max-w-[62ch]">{text}</p>
        </li>
      ))}
    </ol>
  );
}

function PlainTranscript({ text }: { text: string }) {
  if (!text) return <p className="font-sans text-base text-soft">No words were heard in this note.</p>;
  return <p className="max-w-[62ch] whitespace-pre-line">{text}</p>;
}
