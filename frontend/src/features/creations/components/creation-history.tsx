import type { CreationVersion } from '@stitchbook/api-types';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { LoadFailure } from '../../../design/load-failure.tsx';
import { SkeletonLine } from '../../../design/skeleton.tsx';
import { toast } from '../../../design/toast.ts';
import { formatLongDateTime } from '../../../format/date.ts';
import { describeProblem } from '../../../http/errors.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { creationPageTexts } from '../../../texts/en/creation-page.ts';
import { useRestoreVersion, useVersion, useVersions } from '../api/edit-creation.ts';
import { CreationText } from './creation-text.tsx';

interface CreationHistoryProps {
  creationId: number;
  /** Which version it is now: what a version that is brought back takes the place of. */
  current: number;
}

/** What a creation said before, to be looked at and brought back. */
export function CreationHistory({ creationId, current }: CreationHistoryProps) {
  const { data: versions, isPending, isError, error, refetch } = useVersions(creationId);
  const { mutateAsync: restore, isPending: isRestoring } = useRestoreVersion(creationId);
  const [openVersion, setOpenVersion] = useState<number | null>(null);
  const heading = useId();

  const bringBack = async (version: number, mayUndo: boolean) => {
    try {
      const { version: now } = await restore(version);
      setOpenVersion(null);
      // What stood there is a version of its own by now, unless it said the same.
      const onUndo = () => void bringBack(now - 1, false);
      toast({ title: creationPageTexts.restored, ...(mayUndo && now > current && { undo: { onUndo } }) });
    } catch (failure) {
      const description = creationPageTexts.restoreFailed(describeProblem(failure));
      toast({ title: commonTexts.error, description, tone: 'alarm' });
    }
  };

  return (
    <section aria-labelledby={heading} className="mt-8 border-t border-rule pt-5 print:hidden">
      <h2 id={heading} className="text-lg">
        {creationPageTexts.history}
      </h2>
      {isPending && (
        <div role="status" aria-label={creationPageTexts.historyLoading} className="mt-3">
          <SkeletonLine className="h-5 w-64 max-w-full" />
        </div>
      )}
      {isError && !versions && (
        <LoadFailure sentence={creationPageTexts.historyFailed} error={error} onRetry={() => void refetch()} />
      )}
      {versions?.length === 0 && <p className="mt-2 text-soft">{creationPageTexts.noHistory}</p>}
      <ul className="mt-1 divide-y divide-rule">
        {versions?.map((version) => (
          <li key={version.version}>
            <VersionRow
              creationId={creationId}
              card={version}
              isOpen={version.version === openVersion}
              isRestoring={isRestoring}
              onToggle={(isOpen) => setOpenVersion(isOpen ? version.version : null)}
              onRestore={() => void bringBack(version.version, true)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface VersionRowProps {
  creationId: number;
  card: CreationVersion;
  isOpen: boolean;
  isRestoring: boolean;
  onToggle: (isOpen: boolean) => void;
  onRestore: () => void;
}

function VersionRow({ creationId, card, isOpen, isRestoring, onToggle, onRestore }: VersionRowProps) {
  const { version, createdAt, characters } = card;
  const when = formatLongDateTime(createdAt);
  return (
    <>
      <h3 className="font-sans">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => onToggle(!isOpen)}
          className="flex min-h-12 w-full items-center gap-3 rounded-sm py-2 text-start"
        >
          <span className="min-w-0 flex-1">
            <time dateTime={createdAt} className="block font-semibold">
              {when}
            </time>{' '}
            <span className="block text-sm font-normal wrap-anywhere text-soft">
              {writtenBy(card)} · {creationPageTexts.characters(characters)}
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
        <div className="animate-arrive pb-4">
          <VersionText creationId={creationId} version={version} />
          <Button
            size="small"
            className="mt-4"
            aria-label={creationPageTexts.restoreVersion(when)}
            isBusy={isRestoring}
            onClick={onRestore}
          >
            {creationPageTexts.restore}
          </Button>
        </div>
      )}
    </>
  );
}

function VersionText({ creationId, version }: { creationId: number; version: number }) {
  const { data, isError, error, refetch } = useVersion(creationId, version);
  if (isError && !data)
    return <LoadFailure sentence={creationPageTexts.historyFailed} error={error} onRetry={() => void refetch()} />;
  return data ? <CreationText content={data.content} headings="h4" /> : <SkeletonLine className="mt-4 h-5" />;
}

function writtenBy({ isAsMade, editedBy }: CreationVersion): string {
  if (isAsMade) return creationPageTexts.asMade;
  return editedBy ? creationPageTexts.by(editedBy.name) : creationPageTexts.bySomebody;
}
