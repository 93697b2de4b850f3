import { useLocation } from 'react-router-dom';
import { PageTitle } from '../../design/page-title.tsx';
import { CreationList } from '../../features/creations/components/creation-list.tsx';
import { freshCreationIn } from './use-show-creation.ts';
import { creationTexts } from '../../texts/en/creations.ts';
import { pageTexts } from '../../texts/en/page.ts';

export default function CreationsRoute() {
  const { state } = useLocation() as { state: unknown };
  return (
    <>
      <title>{`${pageTexts.creations} · Stitchbook`}</title>
      <PageTitle>{creationTexts.yourCreations}</PageTitle>
      <CreationList freshCreationId={freshCreationIn(state)} />
    </>
  );
}
