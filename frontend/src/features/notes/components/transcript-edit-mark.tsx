import type { NoteDetail } from '@stitchbook/api-types';
import { formatRelativeTime } from '../../../format/relative-time.ts';

/** Who rewrote the words, and the words as they were heard; nothing while nobody has. */
export function TranscriptEditMark({ note: { transcriptEdit, originalTranscript } }: { note: NoteDetail }) {
  if (!transcriptEdit) return null;
  const { editedBy, editedAt } = transcriptEdit;
  return (
    <div className="text-sm text-soft">
      <p>
        edited by {editedBy.name} <time dateTime={editedAt}>{formatRelativeTime(editedAt)}</time>
      </p>
      {originalTranscript !== null && (
        <details className="mt-1">
          <summary className="w-fit rounded-sm underline underline-offset-4 hover:text-ink">
            What was heard at first
          </summary>
          <p className="mt-2 max-w-[62ch] border-s-2 border-rule ps-4 font-serif whitespace-pre-line">
            {originalTranscript || 'No words were heard in this note.'}
          </p>
        </details>
      )}
    </div>
  );
}
