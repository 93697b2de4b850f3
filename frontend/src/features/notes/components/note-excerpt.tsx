import type { Note, NoteMatch } from '@stitchbook/api-types';
import { noteListTexts } from '../../../texts/en/note-list.ts';
import { MarkedText } from './marked-text.tsx';

/** How the words of a note begin; in a list that was searched, where in them, or in a comment, it was found. */
export function NoteExcerpt({ note }: { note: Note }) {
  const inWords = matchIn(note, 'transcript');
  const inComment = matchIn(note, 'comment');
  return (
    <>
      <p className="mt-2 line-clamp-3 max-w-[68ch] sm:mt-1 sm:leading-[1.38]">
        {inWords ? (
          <Marked match={inWords} />
        ) : (
          note.transcript || <span className="text-soft">{sayWordless(note)}</span>
        )}
      </p>
      {inComment && (
        <p className="mt-1.5 line-clamp-2 max-w-[62ch] text-sm text-soft">
          {noteListTexts.inComment(<Marked key="words" match={inComment} />)}
        </p>
      )}
    </>
  );
}

/** The same in one line, which begins shortly before the first word that was searched for. */
export function NoteLine({ note }: { note: Note }) {
  const inWords = matchIn(note, 'transcript');
  const inComment = matchIn(note, 'comment');
  if (inWords) return <Marked match={fromFirstHit(inWords)} />;
  if (inComment) return noteListTexts.inComment(<Marked key="words" match={fromFirstHit(inComment)} />);
  return note.transcript || sayWordless(note);
}

/** So many characters before what was found are read with it. */
const BEFORE_HIT = 24;

function fromFirstHit(match: NoteMatch): NoteMatch {
  const [first = 0] = match.ranges[0] ?? [];
  const from = match.text.indexOf(' ', Math.max(0, first - BEFORE_HIT)) + 1;
  if (first <= BEFORE_HIT || from > first) return match;
  const moved = from - 1;
  return {
    ...match,
    text: `…${match.text.slice(from)}`,
    ranges: match.ranges.map((range) => range.map((at) => at - moved)),
  };
}

/** The title, with what was searched for marked; not where it was changed since. */
export function MarkedTitle({ note }: { note: Note }) {
  const found = matchIn(note, 'title');
  return found?.text === note.title ? <Marked match={found} /> : note.title;
}

function Marked({ match: { text, ranges } }: { match: NoteMatch }) {
  return <MarkedText text={text} ranges={ranges as [number, number][]} />;
}

function matchIn({ matches }: Note, field: NoteMatch['field']): NoteMatch | undefined {
  return matches?.find((match) => match.field === field);
}

/** Why a note has no words, for its card. A server before this version does not say. */
function sayWordless({ wordlessReason }: Partial<Pick<Note, 'wordlessReason'>>): string {
  if (wordlessReason === 'no-speech') return noteListTexts.nobodySpeaks;
  return wordlessReason === 'not-understood' ? noteListTexts.notEnglish : noteListTexts.noWords;
}
