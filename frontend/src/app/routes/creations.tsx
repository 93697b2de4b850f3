import { useLocation } from 'react-router-dom';
import { PageTitle } from '../../design/page-title.tsx';
import { CreationList } from '../../features/creations/components/creation-list.tsx';
import { freshCreationIn } from './use-show-creation.ts';

export default function CreationsRoute() {
  const { state } = useLocation() as { state: unknown };
  return (
    <>
      <title>Creations · Stitchbook</title>
      <PageTitle>Your Creations</PageTitle>
      <CreationList freshCreationId={freshCreationIn(state)} />
    </>
  );
}
