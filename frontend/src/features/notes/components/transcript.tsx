import type { NoteDetail } from '@stitchbook/api-types';
import type { Searched } from '../find-words.ts';
import { PlainTranscript } from './plain-transcript.tsx';
import { type PieceCorrection, TimedTranscript } from './timed-transcript.tsx';
import { noteTexts } from '../../../texts/en/note.ts';

interface TranscriptProps {
  note: NoteDetail;
  /** Whether it is known when each piece was said, and there is audio to hear it in. */
  isTimed: boolean;
  /** What is marked. */
  searched: Searched;
  /** Undefined for who may not correct them. */
  correction?: PieceCorrection | undefined;
}

/** The words of a note, with what was searched for marked. They follow the audio where it is known when each piece was said. */
export function Transcript({ isTimed, ...props }: TranscriptProps) {
  return (
    <section aria-labelledby="transcript" className="mt-8">
      <h2 id="transcript" className="text-xl">
        {noteTexts.transcript}
      </h2>
      <div className="mt-4 font-serif text-lg leading-[1.65]">
        {isTimed ? <TimedTranscript {...props} {...timesOf(props.note)} /> : <PlainTranscript {...props} />}
      </div>
    </section>
  );
}

/** A server before this version does not say what was not understood. */
function timesOf({ segments, notUnderstood = [] }: Pick<NoteDetail, 'segments'> & Partial<NoteDetail>) {
  return { segments, notUnderstood };
}
