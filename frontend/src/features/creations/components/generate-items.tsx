import type { Creation, Note } from '@stitchbook/api-types';
import { CREATION_TYPES } from '@stitchbook/contracts';
import { Sparkles, X } from 'lucide-react';
import { MenuItem, MenuLabel, MenuSeparator } from '../../../design/menu.tsx';
import { useRunningGeneration } from '../api/generate-creation.ts';
import { creationTypeLabel } from '../creation-type-label.ts';
import { useGenerate } from '../use-generate.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { generateTexts } from '../../../texts/en/generate.ts';

interface GenerateItemsProps {
  note: Note;
  onMade: (creation: Creation) => void;
}

/** What can be made of a note, in the menu of its row. */
export function GenerateItems({ note, onMade }: GenerateItemsProps) {
  const { begin } = useGenerate(note.id, onMade);
  const isGenerating = useRunningGeneration(note.id) !== null;
  if (!note.access.mayGenerate || isGenerating) return null;
  return (
    <>
      <MenuSeparator />
      <MenuLabel>{generateTexts.generate}</MenuLabel>
      {CREATION_TYPES.map((type) => (
        <MenuItem key={type} onSelect={() => void begin({ type })}>
          <Sparkles aria-hidden="true" size={18} />
          <span className="first-letter:uppercase">{creationTypeLabel(type)}</span>
        </MenuItem>
      ))}
      <MenuSeparator />
    </>
  );
}

/** In a row: that something is being made of the note, and how to stop that; else nothing. */
export function GeneratingMark({ note }: { note: Note }) {
  const running = useRunningGeneration(note.id);
  if (!running) return null;
  return (
    <span className="flex items-center gap-1">
      <span className="animate-breathe">{generateTexts.generating}</span>
      <button
        type="button"
        aria-label={generateTexts.cancelGenerating}
        title={commonTexts.cancel}
        onClick={running.cancel}
        className="touch-target grid size-7 place-items-center rounded-full hover:bg-hem hover:text-ink"
      >
        <X aria-hidden="true" size={16} />
      </button>
    </span>
  );
}
