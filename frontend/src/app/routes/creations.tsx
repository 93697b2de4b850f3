import { PageTitle } from '../../design/page-title.tsx';
import { CreationList } from '../../features/creations/components/creation-list.tsx';

export default function CreationsRoute() {
  return (
    <>
      <title>Creations · Stitchbook</title>
      <PageTitle>Your Creations</PageTitle>
      <CreationList />
    </>
  );
}
