import type { Note, NoteDetail } from '@stitchbook/api-types';
import { Share2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { PlayerProvider } from '../../audio/player-context.tsx';
import { ScreenPlayer } from '../../audio/screen-player.tsx';
import type { Track } from '../../audio/sound.ts';
import { Button } from '../../design/button.tsx';
import { useCurrentUser } from '../../features/account/api/get-current-user.ts';
import { Comments } from '../../features/comments/components/comments.tsx';
import { GenerateButton } from '../../features/creations/components/generate-button.tsx';
import { EnrichmentProblem } from '../../features/notes/components/enrichment-problem.tsx';
import { ExportMenu } from '../../features/notes/components/export-menu.tsx';
import { NoteHeading } from '../../features/notes/components/note-heading.tsx';
import { NoteWords } from '../../features/notes/components/note-words.tsx';
import { ReceivedNoteMenu } from '../../features/notes/components/received-note-menu.tsx';
import { SentimentLabel } from '../../features/notes/components/sentiment-label.tsx';
import { NoteTags } from '../../features/notes/components/tag-editor.tsx';
import { useShareDialog } from './use-share-dialog.tsx';
import { useShowCreation } from './use-show-creation.ts';
import { commonTexts } from '../../texts/en/common.ts';
import { generateTexts } from '../../texts/en/generate.ts';

/** A note, to be read, heard and worked on. What its reader may not do is not offered. */
export function NotePage({ note }: { note: NoteDetail }) {
  const readerId = useCurrentUser().data?.id ?? '';
  return (
    <PlayerProvider track={trackOf(note)}>
      <article className="mt-4">
        <title>{`${note.title} · Stitchbook`}</title>
        <NoteHeading note={note} />
        <div className="flex flex-wrap items-center gap-2">
          <span className="me-2 flex">
            <SentimentLabel sentiment={note.sentiment} />
          </span>
          <NoteActions note={note} />
        </div>
        <div className="mt-4">
          <NoteTags note={note} />
        </div>
        <EnrichmentProblem note={note} />
        {note.audioUrl && (
          <div className="mt-5 border-y border-rule py-3 print:hidden">
            <ScreenPlayer />
          </div>
        )}
        <NoteWords note={note} readerId={readerId} />
        <Comments note={note} readerId={readerId} />
      </article>
    </PlayerProvider>
  );
}

function trackOf({ id, title, audioUrl, duration, peaks }: NoteDetail): Track | null {
  return audioUrl === null ? null : { src: audioUrl, title, knownSeconds: duration, peaks, noteId: id };
}

/** What can be done with a note as a whole. */
function NoteActions({ note }: { note: Note }) {
  const [shareDialog, openShareDialog] = useShareDialog();
  const showCreation = useShowCreation();
  const navigate = useNavigate();
  return (
    <div className="contents">
      <GenerateButton note={note} label={generateTexts.generateCreation} onMade={showCreation} />
      {note.access.mayShare && (
        <Button size="small" onClick={({ currentTarget }) => openShareDialog(note, currentTarget)}>
          <Share2 aria-hidden="true" size={16} />
          {commonTexts.share}
        </Button>
      )}
      <ExportMenu note={note} />
      <ReceivedNoteMenu note={note} onGone={() => void navigate('/notes')} />
      {shareDialog}
    </div>
  );
}
