import { LooseThread } from '../../../design/loose-thread.tsx';

export function EmptyList({ isSearch }: { isSearch: boolean }) {
  return (
    <div role="status" className="grid justify-items-center gap-3 py-14 text-center">
      <LooseThread className="w-52" />
      <p className="font-serif text-xl">No notes found. Start by recording a new note!</p>
      {isSearch && <p className="text-soft">Or try other words: every title and transcript is searched.</p>}
    </div>
  );
}
