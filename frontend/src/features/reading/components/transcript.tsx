import type { NoteDetail } from '@stitchbook/contracts';
import { TimedTranscript } from './timed-transcript.tsx';

/** The words of a note. They follow the audio where it is known when each piece was said, and nobody has rewritten them. */
export function Transcript({ note }: { note: NoteDetail }) {
  const { transcript, segments, transcriptEdit, audioUrl } = note;
  const isTimed = segments.length > 0 && audioUrl !== null && !transcriptEdit;
  return (
    <section aria-labelledby="transcript" className="mt-8">
      <h2 id="transcript" className="text-2xl">
        Transcript
      </h2>
      <div className="mt-4 font-serif text-[1.16rem] leading-[1.65]">
        {isTimed ? <TimedTranscript segments={segments} /> : <PlainTranscript text={transcript} />}
      </div>
    </section>
  );
}

function PlainTranscript({ text }: { text: string }) {
  if (!text) return <p className="font-sans text-base text-soft">No words were heard in this note.</p>;
  return <p className="max-w-[56ch] whitespace-pre-line">{text}</p>;
}
