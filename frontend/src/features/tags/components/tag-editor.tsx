import { WandSparkles } from 'lucide-react';
import { Button } from '../../../design/button.tsx';
import { toast } from '../../../design/toast.ts';
import { useTagSuggestions } from '../api/suggest-tags.ts';
import { suggestionsToOffer } from '../suggestions-to-offer.ts';
import { sayTagsFailed } from '../say-tags-failed.ts';
import { TagChip, type EditedTag } from './tag-chip.tsx';
import { TagForm } from './tag-form.tsx';
import { TagSuggestions } from './tag-suggestions.tsx';

interface TagEditorProps {
  noteId: number;
  transcript: string;
  tags: EditedTag[];
  /** Themes belong to the owner of a note, and so do their names and colours. */
  ownsTheme: boolean;
  /** Whether the themes that come by themselves are still on their way. */
  isAwaitingThemes: boolean;
  onChange: (change: { kind: 'add' | 'remove'; tags: string[] }) => Promise<unknown>;
}

/** The tags of a note: added, taken off, suggested. What fails takes itself back, and says so. */
export function TagEditor({ noteId, transcript, tags, ownsTheme, isAwaitingThemes, onChange }: TagEditorProps) {
  const names = tags.map(({ name }) => name);
  const isAutomatic = transcript !== '' && names.length === 0 && !isAwaitingThemes;
  const { data: found, isFetching, refetch } = useTagSuggestions({ noteId, transcript, tags: names, isAutomatic });
  const suggestions = found ? suggestionsToOffer(found, names) : [];

  const add = async (wanted: string[]) => {
    const added = wanted.filter((tag) => !names.includes(tag));
    const [first] = added;
    if (first === undefined) {
      toast({ title: 'Tag exists', description: `Tag "${wanted[0]}" already exists`, tone: 'alarm' });
      return;
    }
    try {
      await onChange({ kind: 'add', tags: added });
      if (added.length > 1) toast({ title: 'Tags updated successfully' });
      else toast({ title: 'Tag Added', description: `Added tag: ${first}` });
    } catch (error) {
      if (added.length > 1) sayTagsFailed(error);
      else toast({ title: 'Error', description: 'Failed to add tag. Please try again.', tone: 'alarm' });
    }
  };

  const remove = async (tag: string) => {
    try {
      await onChange({ kind: 'remove', tags: [tag] });
      toast({ title: 'Tag Removed', description: `Removed tag: ${tag}` });
    } catch {
      toast({ title: 'Error', description: 'Failed to remove tag. Please try again.', tone: 'alarm' });
    }
  };

  const lookForSuggestions = async () => {
    const { data } = await refetch();
    const offered = suggestionsToOffer(data ?? [], names).length;
    if (offered > 0) toast({ title: 'Suggestions Ready', description: `${offered} tag suggestions found` });
    else toast({ title: 'No Suggestions', description: 'No additional tag suggestions found for this content' });
  };

  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2.5">
        <ul aria-label="Tags" className="contents">
          {tags.map((tag) => (
            <li key={tag.themeId ?? tag.name} className="max-w-full">
              <TagChip tag={tag} ownsTheme={ownsTheme} onRemove={() => void remove(tag.name)} />
            </li>
          ))}
        </ul>
        {isAwaitingThemes && names.length === 0 && (
          <span className="animate-breathe text-sm text-soft">Looking for themes…</span>
        )}
        <TagForm onAdd={(wanted) => void add(wanted)} />
        {transcript !== '' && (
          <Button look="quiet" size="small" disabled={isFetching} onClick={() => void lookForSuggestions()}>
            <WandSparkles aria-hidden="true" size={16} />
            {isFetching ? 'Looking…' : 'Suggest tags'}
          </Button>
        )}
      </div>
      <TagSuggestions suggestions={suggestions} onAdd={(wanted) => void add(wanted)} />
    </div>
  );
}
