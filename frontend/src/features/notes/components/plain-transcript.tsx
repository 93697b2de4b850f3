import type { NoteDetail } from '@stitchbook/api-types';
import { PencilLine } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { Button } from '../../../design/button.tsx';
import { findSearched, type Searched } from '../find-words.ts';
import { paragraphRanges } from '../paragraph-ranges.ts';
import { useFocusAfterCorrection } from '../use-focus-after-correction.ts';
import { MarkedText } from './marked-text.tsx';
import type { PieceCorrection } from './timed-transcript.tsx';
import { noteTexts } from '../../../texts/en/note.ts';
import { noteListTexts } from '../../../texts/en/note-list.ts';

interface PlainTranscriptProps {
  note: NoteDetail;
  /** What is marked. */
  searched: Searched;
  correction?: PieceCorrection | undefined;
}

/** The words paragraph by paragraph, of which nobody knows when they were said. */
export function PlainTranscript({ note: { transcript, wordlessReason, access }, ...props }: PlainTranscriptProps) {
  const { searched, correction } = props;
  const words = useRef<HTMLDivElement>(null);
  const ranges = useMemo(() => paragraphRanges(transcript), [transcript]);
  const paragraphs = useMemo(() => ranges.map(([from, to]) => transcript.slice(from, to)), [ranges, transcript]);
  const found = useMemo(() => findSearched(paragraphs, searched), [paragraphs, searched]);
  useFocusAfterCorrection(words, correction?.index ?? null);
  if (paragraphs.length === 0) {
    const reason = wordlessReason ? noteTexts.wordless[wordlessReason] : noteListTexts.noWords;
    const mayWrite = wordlessReason === 'not-understood' && access.mayEdit;
    return (
      <p className="max-w-[56ch] font-sans text-base text-soft">
        {reason}
        {mayWrite && ` ${noteTexts.writeThem}`}
      </p>
    );
  }
  return (
    <div ref={words} className="grid grid-cols-1 gap-4">
      {paragraphs.map((text, index) =>
        correction?.index === index ? (
          <div key="editor">{correction.editor}</div>
        ) : (
          <div key={`from ${ranges[index]?.[0]}`} className="group relative pe-11">
            <p className="max-w-[56ch] whitespace-pre-line">
              <MarkedText text={text} ranges={found[index] ?? []} />
            </p>
            {correction && (
              <Button
                variant="quiet"
                size="icon"
                aria-label={noteTexts.correctParagraph(index + 1)}
                title={noteTexts.correctThese}
                onClick={() => correction.onBegin(index)}
                className="absolute -top-1 end-0 opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100"
              >
                <PencilLine aria-hidden="true" size={16} />
              </Button>
            )}
            {correction?.asked?.index === index && correction.asked.question}
          </div>
        ),
      )}
    </div>
  );
}
