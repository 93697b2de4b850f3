import type { Note } from '@stitchbook/api-types';
import { FALLBACK_TAG_SUGGESTIONS, MAX_TAG_SUGGESTIONS } from '@stitchbook/contracts';
import { WandSparkles } from 'lucide-react';
import { Button } from '../../../design/button.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem, RequestError } from '../../../http/errors.ts';
import { useTagSuggestions } from '../api/suggest-tags.ts';
import { shownTags, useChangeTags } from '../api/update-tags.ts';
import { isAwaitingThemes } from '../is-awaiting-themes.ts';
import { TagChip } from './tag-chip.tsx';
import { TagForm } from './tag-form.tsx';
import { TagSuggestions } from './tag-suggestions.tsx';
import { ThemeTags } from './theme-tags.tsx';
import { commonTexts } from '../../../texts/en/common.ts';
import { noteListTexts } from '../../../texts/en/note-list.ts';
import { tagTexts } from '../../../texts/en/tags.ts';

/** The tags of a note; who may edit it can add some, take some off, and have some suggested. */
export function NoteTags({ note }: { note: Note }) {
  if (note.access.mayEdit) return <TagEditor note={note} />;
  return (
    <div className="flex flex-wrap items-center gap-2 empty:hidden">
      <ThemeTags note={note} />
    </div>
  );
}

/** What fails takes itself back, and says so. */
function TagEditor({ note }: { note: Note }) {
  const { id: noteId, transcript } = note;
  const tags = shownTags(note);
  const { mutateAsync: changeTags } = useChangeTags(note);
  const names = tags.map(({ name }) => name);
  const isComing = isAwaitingThemes(note);
  const isAutomatic = transcript !== '' && names.length === 0 && !isComing;
  const { data: found, isFetching, refetch } = useTagSuggestions({ noteId, transcript, tags: names, isAutomatic });
  const suggestions = found ? suggestionsToOffer(found, names) : [];
  const isFromNote = found !== undefined && found.length > 0;

  const add = async (wanted: string[]) => {
    const added = wanted.filter((tag) => !names.includes(tag));
    const [first] = added;
    if (first === undefined) {
      toast({ title: tagTexts.exists, description: tagTexts.existsAlready(wanted[0] ?? ''), tone: 'alarm' });
      return;
    }
    try {
      await changeTags({ kind: 'add', tags: added });
      if (added.length > 1) toast({ title: tagTexts.updated });
      else toast({ title: tagTexts.added, description: tagTexts.addedTag(first) });
    } catch (error) {
      if (added.length > 1) sayTagsFailed(error);
      else toast({ title: commonTexts.error, description: tagTexts.addFailed, tone: 'alarm' });
    }
  };

  const remove = async (tag: string) => {
    try {
      await changeTags({ kind: 'remove', tags: [tag] });
      toast({ title: tagTexts.removed, description: tagTexts.removedTag(tag) });
    } catch {
      toast({ title: commonTexts.error, description: tagTexts.removeFailed, tone: 'alarm' });
    }
  };

  const lookForSuggestions = async () => {
    const { data } = await refetch();
    const offered = data?.filter((tag) => !names.includes(tag)).length ?? 0;
    if (offered > 0) toast({ title: tagTexts.suggestionsReady, description: tagTexts.suggestionsFound(offered) });
    else toast({ title: tagTexts.noSuggestions, description: tagTexts.noneFound });
  };

  return (
    // Has the focus when the tag that had it is taken off.
    <div tabIndex={-1} className="outline-none">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2.5">
        <ul aria-label={noteListTexts.tags} className="contents">
          {tags.map((tag) => (
            <li key={tag.themeId ?? tag.name} className="max-w-full">
              <TagChip
                tag={tag} // Themes belong to the owner of a note, and so do their names and colours.
                ownsTheme={note.access.role === 'owner'}
                onRemove={() => void remove(tag.name)}
              />
            </li>
          ))}
        </ul>
        {isComing && names.length === 0 && (
          <span className="animate-breathe text-sm text-soft">{noteListTexts.lookingForThemes}</span>
        )}
        <TagForm onAdd={(wanted) => void add(wanted)} />
        {transcript !== '' && (
          <Button variant="quiet" size="small" isBusy={isFetching} onClick={() => void lookForSuggestions()}>
            <WandSparkles aria-hidden="true" size={16} />
            {isFetching ? tagTexts.looking : tagTexts.suggest}
          </Button>
        )}
      </div>
      <TagSuggestions suggestions={suggestions} isFromNote={isFromNote} onAdd={(wanted) => void add(wanted)} />
    </div>
  );
}

/** With the server's reason where it gave one. */
function sayTagsFailed(error: unknown): void {
  const description =
    error instanceof RequestError ? tagTexts.updateFailedFor(describeProblem(error)) : tagTexts.updateFailed;
  toast({ title: commonTexts.error, description, tone: 'alarm' });
}

/** What is offered after a look for suggestions: what was found, or a few that fit many notes; never a tag it has. */
function suggestionsToOffer(found: string[], tags: string[]): string[] {
  const isNew = (tag: string) => !tags.includes(tag);
  if (found.length > 0) return found.filter(isNew);
  return FALLBACK_TAG_SUGGESTIONS.filter(isNew).slice(0, MAX_TAG_SUGGESTIONS);
}
