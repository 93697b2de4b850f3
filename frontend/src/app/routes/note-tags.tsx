import type { Note } from '@stitchbook/api-types';
import { useChangeTags, useShownTags } from '../../features/notes/api/update-tags.ts';
import { ThemeTags } from '../../features/notes/components/theme-tags.tsx';
import { isAwaitingThemes } from '../../features/notes/is-awaiting-themes.ts';
import { TagEditor } from '../../features/tags/components/tag-editor.tsx';

/** The tags of a note, to be changed by who may. */
export function NoteTags({ note }: { note: Note }) {
  const tags = useShownTags(note);
  const { mutateAsync: changeTags } = useChangeTags(note);
  if (!note.access.mayEdit) {
    return (
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        <ThemeTags note={note} />
      </div>
    );
  }
  return (
    <TagEditor
      noteId={note.id}
      transcript={note.transcript}
      tags={tags}
      ownsTheme={note.access.role === 'owner'}
      isAwaitingThemes={isAwaitingThemes(note)}
      onChange={changeTags}
    />
  );
}
