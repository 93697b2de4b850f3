import { SkeletonLine } from '../../../design/skeleton.tsx';

export function NoteReaderSkeleton() {
  return (
    <div role="status" aria-label="Loading note" className="mt-5 grid gap-4">
      <h1 className="sr-only">Loading note</h1>
      <SkeletonLine className="h-4 w-2/5" />
      <SkeletonLine className="h-10 w-4/5" />
      <SkeletonLine className="mt-6 h-11" />
      <SkeletonLine className="mt-6 h-5" />
      <SkeletonLine className="h-5 w-11/12" />
      <SkeletonLine className="h-5 w-3/4" />
    </div>
  );
}
