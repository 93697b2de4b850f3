import { Play, Smile } from 'lucide-react';
import { RunningStitch } from '../../../design/running-stitch.tsx';
import { ThemeLabel } from '../../../design/theme-label.tsx';

/** A drawn example of a saved note, written down before the visitor's eyes; nothing in it can be pressed. */
export function SampleStitch() {
  return (
    <figure className="relative mt-[24%] rotate-[1.2deg] rounded-sheet border border-rule bg-sheet py-7 pe-6 ps-10 shadow-lift-high sm:mt-[15%] sm:py-9 sm:pe-9 sm:ps-14 lg:mt-14">
      <RunningStitch vertical className="absolute inset-y-4 start-3.5 text-thread sm:start-5" />
      <p className="font-serif text-xl leading-tight font-semibold">The workshop by the canal</p>
      <p className="mt-1 text-sm text-soft">Recorded on a walk, 24 seconds</p>
      <div className="mt-5 flex items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-thread-fill text-on-thread">
          <Play aria-hidden="true" size={18} fill="currentColor" />
        </span>
        <span className="relative h-2 flex-1">
          <RunningStitch className="absolute inset-0 text-faint opacity-50" />
          <RunningStitch className="absolute inset-0 animate-sew-slowly text-thread" />
        </span>
        <span className="text-sm text-soft tabular-nums">0:24</span>
      </div>
      <blockquote className="mt-5 font-serif text-lg leading-relaxed *:animate-say">
        <span className="[animation-delay:600ms]">“What if the old bindery became the studio? </span>
        <span className="[animation-delay:1300ms]">High windows, good light until six. </span>
        <span className="[animation-delay:2000ms]">I should call Marta before the weekend, </span>
        <span className="[animation-delay:2700ms]">and ask what the roof would cost.”</span>
      </blockquote>
      <figcaption className="mt-5 flex animate-say flex-wrap items-center gap-2 [animation-delay:3500ms]">
        <span className="sr-only">An example note with its themes and mood: </span>
        <ThemeLabel name="studio" color="#6366f1" />
        <ThemeLabel name="marta" color="#0f9d8a" />
        <ThemeLabel name="reminder" color="#d97706" />
        <span className="ms-auto inline-flex items-center gap-1.5 text-sm text-soft">
          <Smile aria-hidden="true" size={18} />
          Positive
        </span>
      </figcaption>
    </figure>
  );
}
