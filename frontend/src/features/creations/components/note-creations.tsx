import type { Creation } from '@stitchbook/api-types';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { RunningStitch } from '../../../design/running-stitch.tsx';
import { formatLongDate } from '../../../format/date.ts';
import { useCreations } from '../api/creations.ts';
import { useRunningGeneration } from '../api/generate-creation.ts';
import { creationElementId } from '../creation-element-id.ts';
import { creationTypeLabel } from '../creation-type-label.ts';
import { CreationBody } from './creation-body.tsx';
import { commonTexts } from '../../../texts/en/common.ts';
import { creationTexts } from '../../../texts/en/creations.ts';
import { stitchTexts } from '../../../texts/en/stitch.ts';

/**
 * The newest of this note alone is unfolded, older ones are folded, and what was made of several notes: a review of a week
 * would lie open on each of its notes. Nothing stands here until something is made.
 */
export default function NoteCreations({ noteId }: { noteId: number }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useCreations({ noteId });
  const isGenerating = useRunningGeneration(noteId) !== null;
  const creations = data?.pages.flatMap((page) => page.creations) ?? [];
  const newestId = data?.pages[0]?.creations.find((creation) => !isOfSeveral(creation))?.id ?? null;
  // What was opened or folded by hand stays so until there is something newer.
  const [choice, setChoice] = useState<{ openId: number | null; since: number | null } | null>(null);
  const openId = choice?.since === newestId ? choice.openId : newestId;
  if (creations.length === 0 && !isGenerating) return null;
  return (
    <section aria-labelledby="from-this-note" className="mt-10 print:hidden">
      <h2 id="from-this-note" className="mb-3 text-xl">
        {creationTexts.fromThisNote}
      </h2>
      <div className="rounded-sheet border border-rule bg-sheet px-4 py-1 shadow-lift sm:px-5">
        <div role="status">
          {isGenerating && (
            <p className="grid animate-arrive gap-2 py-4 text-soft">
              <RunningStitch className="animate-breathe text-thread" />
              {creationTexts.beingMade}
            </p>
          )}
        </div>
        <ul className="divide-y divide-rule">
          {creations.map((creation) => (
            <FoldedCreation
              key={creation.id}
              creation={creation}
              isOpen={creation.id === openId}
              onToggle={(isOpen) => setChoice({ openId: isOpen ? creation.id : null, since: newestId })}
            />
          ))}
        </ul>
        {hasNextPage && (
          <Button
            variant="quiet"
            size="small"
            aria-disabled={isFetchingNextPage}
            className="my-2"
            onClick={() => void fetchNextPage()}
          >
            {isFetchingNextPage ? commonTexts.loading : creationTexts.older}
          </Button>
        )}
      </div>
    </section>
  );
}

function isOfSeveral({ sources }: Creation): boolean {
  return sources.length > 1;
}

interface FoldedCreationProps {
  creation: Creation;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

function FoldedCreation({ creation, isOpen, onToggle }: FoldedCreationProps) {
  const { id, type, createdAt, sources } = creation;
  return (
    <li>
      <h3 className="font-sans">
        <button
          id={creationElementId(id)}
          type="button"
          aria-expanded={isOpen}
          onClick={() => onToggle(!isOpen)}
          className="flex min-h-12 w-full items-center gap-3 rounded-sm text-start"
        >
          <span className="min-w-0 flex-1">
            <span className="block font-semibold first-letter:uppercase">{creationTypeLabel(type)}</span>{' '}
            <span className="block text-sm font-normal text-soft">
              <time dateTime={createdAt}>{formatLongDate(createdAt)}</time>
              {isOfSeveral(creation) && ` · ${stitchTexts.madeOf(sources.length)}`}
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            size={18}
            className={isOpen ? 'rotate-180 transition-transform' : 'transition-transform'}
          />
        </button>
      </h3>
      {isOpen && (
        <div className="animate-arrive pb-3">
          <CreationBody creation={creation} />
        </div>
      )}
    </li>
  );
}
