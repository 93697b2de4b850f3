import { RunningStitch } from '../../../design/running-stitch.tsx';
import { cardClass } from '../../../design/card-class.ts';

/** What the built-in engine made of these very words; nobody has polished it. */
export function FromANote() {
  return (
    <figure className="grid items-center gap-6 lg:col-span-2 lg:mt-6 lg:grid-cols-[1fr_5rem_1.15fr] lg:gap-8">
      <div className="border-s-2 border-dashed border-thread ps-6">
        <p className="font-semibold text-thread-ink">What was said</p>
        <blockquote className="mt-2 font-serif text-lg leading-relaxed">
          <Slip>So, um,</Slip> I walked past the old bindery again today, and I thought, what if that became the studio?
          High windows, good light until six. I should call Marta before the weekend, and, <Slip>uh,</Slip> ask what the
          roof would cost. The beams look sound, I think. I need to send her the photographs.
        </blockquote>
      </div>
      <RunningStitch className="sewn-in-view text-thread max-lg:hidden" />
      <div className={`${cardClass} px-6 py-7 shadow-lift-high sm:px-8`}>
        <p className="font-semibold text-thread-ink">What came of it</p>
        <h3 className="mt-3 text-xl">Personal Narrative</h3>
        <p className="mt-2 font-serif leading-relaxed">
          I walked past the old bindery again today, and I thought, what if that became the studio? High windows, good
          light until six. I should call Marta before the weekend, and ask what the roof would cost.
        </p>
        <p className="mt-2 font-serif leading-relaxed">
          The beams look sound, I think. I need to send her the photographs.
        </p>
        <h3 className="mt-6 text-xl">Action items</h3>
        <ul className="mt-3 grid gap-2 font-serif leading-snug">
          <Task>Call Marta before the weekend, and ask what the roof would cost</Task>
          <Task>Send her the photographs</Task>
        </ul>
      </div>
      <figcaption className="text-sm text-soft lg:col-span-3 lg:text-end">
        Made by Stitchbook on its own, without a key or a network.
      </figcaption>
    </figure>
  );
}

/** Said, but not worth keeping. */
function Slip({ children }: { children: string }) {
  return <s className="text-soft decoration-thread decoration-2">{children}</s>;
}

function Task({ children }: { children: string }) {
  return (
    <li className="flex gap-3">
      <span aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 rounded-sm border-2 border-thread" />
      {children}
    </li>
  );
}
