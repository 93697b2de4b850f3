import type { Creation, Note } from '@stitchbook/api-types';
import { Sparkles, X } from 'lucide-react';
import { MenuLabel, MenuSeparator } from '../../../design/menu.tsx';
import { useRunningGeneration } from '../api/generate-creation.ts';
import { creationLimits } from '../creation-limits.ts';
import { useGenerate } from '../use-generate.ts';
import { CreationTypeItems } from './creation-type-items.tsx';
import { commonTexts } from '../../../texts/en/common.ts';
import { generateTexts } from '../../../texts/en/generate.ts';

interface GenerateItemsProps {
  note: Note;
  hasLanguageModel: boolean;
  onView: (creation: Creation) => void;
}

/** What can be made of a note, in the menu of its row. */
export function GenerateItems({ note, hasLanguageModel, onView }: GenerateItemsProps) {
  const { begin } = useGenerate(note.id, onView);
  const isGenerating = useRunningGeneration(note.id) !== null;
  if (!note.access.mayGenerate || isGenerating) return null;
  return (
    <>
      <MenuSeparator />
      <MenuLabel>{generateTexts.generate}</MenuLabel>
      <CreationTypeItems
        limits={creationLimits(note, hasLanguageModel)}
        icon={<Sparkles aria-hidden="true" size={18} className="shrink-0" />}
        onChoose={(type) => void begin({ type })}
      />
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
