import type { Creation } from '@stitchbook/api-types';
import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { cardClass } from '../../design/card-class.ts';
import { KeptWords } from '../../design/kept-words.tsx';
import { LoadFailure } from '../../design/load-failure.tsx';
import { LooseThread } from '../../design/loose-thread.tsx';
import { SkeletonLine } from '../../design/skeleton.tsx';
import { dropDraft, useDraft } from '../../device/drafts.ts';
import { useCurrentUser } from '../../features/account/api/get-current-user.ts';
import { useCreation } from '../../features/creations/api/creations.ts';
import { CreationPage } from '../../features/creations/components/creation-page.tsx';
import { creationTypeLabel } from '../../features/creations/creation-type-label.ts';
import { RequestError } from '../../http/errors.ts';
import { creationPageTexts } from '../../texts/en/creation-page.ts';
import { useShareDialog } from './use-share-dialog.tsx';

/** One creation. The id is whatever the address says; the server judges it. */
export default function CreationRoute() {
  const { id = '' } = useParams();
  const { data: creation, isPending, error, refetch } = useCreation(id);
  // It was shared, and is not any more; or it was deleted elsewhere.
  const isGone = error instanceof RequestError && [400, 404].includes(error.status);
  return (
    <>
      <Link
        to="/creations"
        className="-ms-1 inline-flex min-h-11 items-center gap-2 rounded-md px-1 font-semibold text-soft hover:text-ink print:hidden"
      >
        <ArrowLeft aria-hidden="true" size={18} />
        {creationPageTexts.back}
      </Link>
      {isPending && <CreationSkeleton />}
      {error && !creation && !isGone && (
        <div className="mt-4">
          <LoadFailure sentence={creationPageTexts.notReached} error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {isGone && <CreationNotFound id={id} />}
      {creation && !isGone && <OneCreation key={creation.id} creation={creation} />}
    </>
  );
}

function OneCreation({ creation }: { creation: Creation }) {
  const { id, type, noteTitle } = creation;
  const navigate = useNavigate();
  const [shareDialog, openShareDialog] = useShareDialog('creation');
  const ownerId = useCurrentUser().data?.id ?? '';
  const label = creationTypeLabel(type);
  const title = noteTitle === null ? label : `${label} – ${noteTitle}`;
  return (
    <>
      <title>{`${title} · Stitchbook`}</title>
      <CreationPage
        creation={creation}
        draftPlace={{ ownerId, kind: 'creation', noteId: id }}
        onShare={(opener) => openShareDialog({ id, title }, opener)}
        onGone={() => void navigate('/creations')}
      />
      {shareDialog}
    </>
  );
}

function CreationSkeleton() {
  return (
    <div
      role="status"
      aria-label={creationPageTexts.loading}
      className={`${cardClass} mt-2 grid gap-4 px-5 py-8 sm:px-9`}
    >
      <h1 className="sr-only">{creationPageTexts.loading}</h1>
      <SkeletonLine className="h-9 w-64 max-w-full" />
      <SkeletonLine className="h-4 w-2/5" />
      <SkeletonLine className="mt-6 h-5" />
      <SkeletonLine className="h-5 w-11/12" />
      <SkeletonLine className="h-5 w-3/4" />
    </div>
  );
}

/** With what was typed in it, to be copied from here. */
function CreationNotFound({ id }: { id: string }) {
  const place = { ownerId: useCurrentUser().data?.id ?? '', kind: 'creation', noteId: id } as const;
  const draft = useDraft(place);
  return (
    <>
      <section role="alert" className={`${cardClass} mt-4 grid justify-items-center gap-4 px-6 py-14 text-center`}>
        <title>{`${creationPageTexts.notFound} · Stitchbook`}</title>
        <LooseThread className="w-48" />
        <h1 className="text-2xl">{creationPageTexts.notFound}</h1>
        <p className="max-w-md text-soft">{creationPageTexts.notFoundMeans}</p>
      </section>
      {draft && (
        <KeptWords sentence={creationPageTexts.leftBehind} words={draft.words} onDiscard={() => dropDraft(place)} />
      )}
    </>
  );
}
