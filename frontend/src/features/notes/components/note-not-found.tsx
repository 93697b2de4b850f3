import { LooseThread } from '../../../design/loose-thread.tsx';
import { cardClass } from '../../../design/card-class.ts';

export function NoteNotFound() {
  return (
    <section role="alert" className={`${cardClass} mt-4 grid justify-items-center gap-4 px-6 py-14 text-center`}>
      <title>Note Not Found · Stitchbook</title>
      <LooseThread className="w-48" />
      <h1 className="text-2xl">Note Not Found</h1>
      <p className="max-w-md text-soft">The note you're looking for doesn't exist or couldn't be loaded.</p>
    </section>
  );
}
