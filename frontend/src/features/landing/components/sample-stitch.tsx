import { Play, Smile } from 'lucide-react';
import { RunningStitch } from '../../../design/running-stitch.tsx';
import { ThemeLabel } from '../../../design/theme-label.tsx';
import { landingTexts } from '../../../texts/en/landing.ts';

/** When each part of what is said stands there. */
const SAID = [
  '[animation-delay:600ms]',
  '[animation-delay:1300ms]',
  '[animation-delay:2000ms]',
  '[animation-delay:2700ms]',
];

/** A drawn example of a saved note, written down before the visitor's eyes; nothing in it can be pressed. */
export function SampleStitch() {
  const { sample } = landingTexts;
  return (
    <figure className="relative mt-[24%] rotate-[1.2deg] rounded-sheet border border-rule bg-sheet py-7 pe-6 ps-10 shadow-lift-high sm:mt-[15%] sm:py-9 sm:pe-9 sm:ps-14 lg:mt-14">
      <RunningStitch vertical className="absolute inset-y-4 start-3.5 text-thread sm:start-5" />
      <p className="font-serif text-xl leading-tight font-semibold">{sample.title}</p>
      <p className="mt-1 text-sm text-pretty text-soft">{sample.recorded}</p>
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
        {sample.words.map((words, at) => (
          <span key={words} className={SAID[at]}>
            {words}{' '}
          </span>
        ))}
      </blockquote>
      <figcaption className="mt-5 flex animate-say flex-wrap items-center gap-2 [animation-delay:3500ms]">
        <span className="sr-only">{sample.caption} </span>
        <ThemeLabel name={sample.studio} color="#6366f1" />
        <ThemeLabel name="marta" color="#0f9d8a" />
        <ThemeLabel name={sample.reminder} color="#d97706" />
        <span className="ms-auto inline-flex items-center gap-1.5 text-sm text-soft">
          <Smile aria-hidden="true" size={18} />
          {sample.mood}
        </span>
      </figcaption>
    </figure>
  );
}
