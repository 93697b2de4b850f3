import type { Theme } from '@stitchbook/api-types';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageTitle } from '../../design/page-title.tsx';
import { useStitch } from '../../features/creations/use-stitch.ts';
import { TagList } from '../../features/notes/components/tag-list.tsx';
import { lazyWithRetry } from '../../recovery/lazy-with-retry.tsx';
import { openWhenLoaded } from '../../recovery/open-when-loaded.ts';
import { stitchTexts } from '../../texts/en/stitch.ts';
import { tagsPageTexts } from '../../texts/en/tags-page.ts';
import { useShowCreation } from './use-show-creation.ts';

const StitchDialog = lazyWithRetry(() => import('../../features/creations/components/stitch-dialog.tsx'));

/** All tags, and what can be done with each on every note that has it. */
export default function TagsRoute() {
  const [stitched, setStitched] = useState<{ tag: Theme; opener: HTMLElement | null } | null>(null);
  const navigate = useNavigate();
  const stitch = useStitch(useShowCreation());
  return (
    <>
      <title>{`${tagsPageTexts.title} · Stitchbook`}</title>
      <PageTitle>{tagsPageTexts.title}</PageTitle>
      <TagList onStitch={(tag, opener) => void openWhenLoaded(StitchDialog.load, () => setStitched({ tag, opener }))} />
      {stitched && (
        <Suspense>
          <StitchDialog
            description={stitchTexts.ofTag(stitched.tag.name)}
            returnFocusTo={stitched.opener}
            onClose={() => setStitched(null)}
            onStitch={(type) => {
              setStitched(null);
              void stitch({ type, tag: stitched.tag.name });
              void navigate('/creations');
            }}
          />
        </Suspense>
      )}
    </>
  );
}
