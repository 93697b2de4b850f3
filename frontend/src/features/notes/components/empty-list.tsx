import { LooseThread } from '../../../design/loose-thread.tsx';

export function EmptyList({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <div className="grid justify-items-center gap-3 py-14 text-center">
      <LooseThread className="w-52" />
      <p className="font-serif text-xl">No notes found. Start by recording a new note!</p>
      {isNarrowed && <p className="text-soft">Or look for less: other words, or fewer filters.</p>}
    </div>
  );
}
