import type { NoteDetail } from '@stitchbook/api-types';
import { useEffect, useMemo, useRef } from 'react';
import { findSearched, type Searched } from '../find-words.ts';
import { isInSight } from '../use-follow.ts';
import { MarkedText } from './marked-text.tsx';
import { type SegmentCorrection, TimedTranscript } from './timed-transcript.tsx';
import { noteTexts } from '../../../texts/en/note.ts';
import { noteListTexts } from '../../../texts/en/note-list.ts';

interface TranscriptProps {
  note: NoteDetail;
  /** Whether its words were corrected a moment ago: when they were said comes with the note from the server. */
  isOutdated: boolean;
  /** What is marked. */
  searched: Searched;
  /** Whether the first of them is brought into view, and its moment sought. */
  goesToFound: boolean;
  /** Undefined for who may not correct them. */
  correction?: SegmentCorrection | undefined;
}

/** The words of a note, with what was searched for marked. They follow the audio where it is known when each piece was said. */
export function Transcript(props: TranscriptProps) {
  const { note, isOutdated } = props;
  const { segments, audioUrl } = note;
  const isTimed = segments.length > 0 && audioUrl !== null && !isOutdated;
  return (
    <section aria-labelledby="transcript" className="mt-8">
      <h2 id="transcript" className="text-xl">
        {noteTexts.transcript}
      </h2>
      <div className="mt-4 font-serif text-lg leading-[1.65]">
        {isTimed ? <TimedTranscript {...props} segments={segments} /> : <PlainTranscript {...props} />}
      </div>
    </section>
  );
}

function PlainTranscript({ note, searched, goesToFound }: TranscriptProps) {
  const { transcript, wordlessReason, access } = note;
  const words = useRef<HTMLParagraphElement>(null);
  const ranges = useMemo(() => findSearched([transcript], searched)[0] ?? [], [transcript, searched]);
  useEffect(() => {
    const mark = goesToFound && ranges.length > 0 ? words.current?.querySelector('mark') : null;
    if (mark && !isInSight(mark)) mark.scrollIntoView({ block: 'center' });
  }, [goesToFound, ranges]);
  if (transcript) {
    return (
      <p ref={words} className="max-w-[56ch] whitespace-pre-line">
        <MarkedText text={transcript} ranges={ranges} />
      </p>
    );
  }
  const reason = wordlessReason ? noteTexts.wordless[wordlessReason] : noteListTexts.noWords;
  const mayWrite = wordlessReason === 'not-understood' && access.mayEdit;
  return (
    <p className="max-w-[56ch] font-sans text-base text-soft">
      {reason}
      {mayWrite && ` ${noteTexts.writeThem}`}
    </p>
  );
}
