import { PageTitle } from '../../design/page-title.tsx';
import { TagList } from '../../features/notes/components/tag-list.tsx';
import { tagsPageTexts } from '../../texts/en/tags-page.ts';

/** All tags, and what can be done with each on every note that has it. */
export default function TagsRoute() {
  return (
    <>
      <title>{`${tagsPageTexts.title} · Stitchbook`}</title>
      <PageTitle>{tagsPageTexts.title}</PageTitle>
      <TagList />
    </>
  );
}
