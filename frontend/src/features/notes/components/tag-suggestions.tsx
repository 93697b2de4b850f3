import { Plus } from 'lucide-react';
import { Button } from '../../../design/button.tsx';
import { tagTexts } from '../../../texts/en/tags.ts';

interface TagSuggestionsProps {
  suggestions: string[];
  /** Whether the note's own words led to them; else they are those of many notes. */
  isFromNote: boolean;
  onAdd: (tags: string[]) => void;
}

/** Tags that may fit, each a press away. */
export function TagSuggestions({ suggestions, isFromNote, onAdd }: TagSuggestionsProps) {
  if (suggestions.length === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 print:hidden">
      <span id="tag-suggestions" className="text-sm text-soft">
        {isFromNote ? tagTexts.suggested : tagTexts.ofManyNotes}
      </span>
      <ul aria-labelledby="tag-suggestions" className="contents">
        {suggestions.map((tag) => (
          <li key={tag} className="max-w-full">
            <button
              type="button"
              aria-label={tagTexts.addSuggested(tag)}
              onClick={() => onAdd([tag])}
              className="touch-target flex min-h-8 max-w-full items-center gap-1 rounded-full border border-dashed border-faint pe-3 ps-2 text-sm hover:border-thread hover:bg-thread-wash"
            >
              <Plus aria-hidden="true" size={15} className="shrink-0 text-thread-ink" />
              <span className="truncate">{tag}</span>
            </button>
          </li>
        ))}
      </ul>
      {isFromNote && suggestions.length > 1 && (
        <Button variant="quiet" size="small" onClick={() => onAdd(suggestions)}>
          {tagTexts.addAll}
        </Button>
      )}
    </div>
  );
}
