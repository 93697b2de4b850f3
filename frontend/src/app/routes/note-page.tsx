import type { Chapter, Note, NoteDetail } from '@stitchbook/api-types';
import { Share2 } from 'lucide-react';
import { useRef } from 'react';
import { PlayerProvider } from '../../audio/player-context.tsx';
import type { Track } from '../../audio/sound.ts';
import { Button } from '../../design/button.tsx';
import { useCurrentUser } from '../../features/account/api/get-current-user.ts';
import { GenerateButton } from '../../features/creations/components/generate-button.tsx';
import { useSeeNote } from '../../features/notes/api/see-note.ts';
import { Chapters } from '../../features/notes/components/chapters.tsx';
import { CopyNoteButton } from '../../features/notes/components/copy-note-button.tsx';
import { FoundBar } from '../../features/notes/components/found-bar.tsx';
import { NoteFacts } from '../../features/notes/components/note-facts.tsx';
import { NoteHeading } from '../../features/notes/components/note-heading.tsx';
import { StartAt } from '../../features/notes/components/start-at.tsx';
import { NoteWords } from '../../features/notes/components/note-words.tsx';
import { NotePageMenu } from '../../features/notes/components/note-page-menu.tsx';
import { useGoToList } from '../../features/notes/use-go-to-list.ts';
import { OffersOfNote } from '../../features/vocabulary/components/offers-of-note.tsx';
import { NoteAside } from './note-aside.tsx';
import { NotePlayer } from './note-player.tsx';
import { useShareDialog } from './use-share-dialog.tsx';
import { useShowCreation } from './use-show-creation.ts';
import { appLanguage } from '../../format/language-name.ts';
import { commonTexts } from '../../texts/en/common.ts';
import { generateTexts } from '../../texts/en/generate.ts';

/**
 * A note, to be read, heard and worked on: its words first, and what is said and made of them after, or beside them where
 * there is room. What its reader may not do is not offered.
 */
export function NotePage({ note }: { note: NoteDetail }) {
  useSeeNote(note);
  const reader = useCurrentUser().data;
  const readerId = reader?.id ?? '';
  const ownLanguages = reader?.spokenLanguage ? [reader.spokenLanguage] : ['en', appLanguage()];
  const page = useRef<HTMLElement>(null);
  // A server before this version has none.
  const chapters = (note.audioUrl !== null && (note as Partial<NoteDetail>).chapters) || NO_CHAPTERS;
  return (
    <PlayerProvider track={trackOf(note)}>
      <article ref={page} data-wide-page className="mt-1 wide:grid wide:grid-cols-[minmax(0,1fr)_21rem] wide:gap-x-12">
        <title>{`${note.title} · Stitchbook`}</title>
        <div className="contents wide:block wide:min-w-0">
          <NoteHeading note={note} />
          <NoteFacts note={note} ownLanguages={ownLanguages} />
          <NoteActions note={note} />
          <StartAt />
          <NotePlayer noteId={note.id} chapters={chapters} />
          <Chapters chapters={chapters} />
          <FoundBar page={page} isBelowPlayer={note.audioUrl !== null} />
          <NoteWords note={note} readerId={readerId} question={<OffersOfNote noteId={note.id} />} />
        </div>
        <NoteAside note={note} readerId={readerId} />
      </article>
    </PlayerProvider>
  );
}

const NO_CHAPTERS: readonly Chapter[] = [];

function trackOf({ id, title, audioUrl, duration, peaks }: NoteDetail): Track | null {
  return audioUrl === null ? null : { src: audioUrl, title, knownSeconds: duration, peaks, noteId: id };
}

/** What can be done with a note as a whole. */
function NoteActions({ note }: { note: Note }) {
  const [shareDialog, openShareDialog] = useShareDialog();
  const showCreation = useShowCreation();
  const hasLanguageModel = useCurrentUser().data?.hasLanguageModel ?? true;
  const goToList = useGoToList();
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 [&_button]:min-h-11 [&_button]:min-w-11">
      <GenerateButton
        note={note}
        label={generateTexts.generateCreation}
        hasLanguageModel={hasLanguageModel}
        onView={showCreation}
      />
      {note.access.mayShare && (
        <Button size="small" onClick={({ currentTarget }) => openShareDialog(note, currentTarget)}>
          <Share2 aria-hidden="true" size={16} />
          {commonTexts.share}
        </Button>
      )}
      <CopyNoteButton note={note} />
      <NotePageMenu note={note} onGone={goToList} />
      {shareDialog}
    </div>
  );
}
