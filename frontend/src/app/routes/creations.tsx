import { CREATION_TYPES } from '@stitchbook/contracts';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../design/page-title.tsx';
import { CreationList } from '../../features/creations/components/creation-list.tsx';
import { CreationTypeFilter } from '../../features/creations/components/creation-type-filter.tsx';
import { StitchStatus } from '../../features/creations/components/stitch-status.tsx';
import { freshCreationIn, useShowCreation } from './use-show-creation.ts';
import { creationTexts } from '../../texts/en/creations.ts';
import { pageTexts } from '../../texts/en/page.ts';
import { taskTexts } from '../../texts/en/tasks.ts';

/** The creations; the address says of which type. */
export default function CreationsRoute() {
  const { state } = useLocation() as { state: unknown };
  const [parameters, setParameters] = useSearchParams();
  const showCreation = useShowCreation();
  const type = CREATION_TYPES.find((each) => each === parameters.get('type')) ?? null;
  return (
    <>
      <title>{`${pageTexts.creations} · Stitchbook`}</title>
      <PageTitle>{creationTexts.yourCreations}</PageTitle>
      <p className="-mt-2 mb-4">
        <Link to="/tasks" className="inline-flex min-h-11 items-center text-thread-ink underline underline-offset-4">
          {taskTexts.fromYourNotes}
        </Link>
      </p>
      <StitchStatus onView={showCreation} />
      <div className="mb-6">
        <CreationTypeFilter
          type={type}
          onChange={(chosen) => setParameters(chosen ? { type: chosen } : {}, { replace: true })}
        />
      </div>
      <CreationList type={type} freshCreationId={freshCreationIn(state)} />
    </>
  );
}
