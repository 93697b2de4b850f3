import type { Note } from '@stitchbook/api-types';
import { Copy } from 'lucide-react';
import { Button } from '../../../design/button.tsx';
import { toast } from '../../../design/toast.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { noteTexts } from '../../../texts/en/note.ts';

/** Takes the title and the words of a note along as plain text. */
export function CopyNoteButton({ note: { title, transcript } }: { note: Pick<Note, 'title' | 'transcript'> }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${title}\n\n${transcript}`.trim());
      toast({ title: commonTexts.copied, description: noteTexts.readyToPaste });
    } catch {
      toast({ title: commonTexts.error, description: noteTexts.notCopied, tone: 'alarm' });
    }
  };
  return (
    <Button size="small" onClick={() => void copy()}>
      <Copy aria-hidden="true" size={16} />
      {commonTexts.copy}
    </Button>
  );
}
