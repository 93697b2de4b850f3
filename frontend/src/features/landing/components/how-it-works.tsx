import { BookOpen, Lock, Mic, Tags } from 'lucide-react';
import { RunningStitch } from '../../../design/running-stitch.tsx';
import { cardClass } from '../../../design/card-class.ts';
import { landingTexts } from '../../../texts/en/landing.ts';

const STEPS = [
  { step: 'say', Icon: Mic },
  { step: 'read', Icon: Tags },
  { step: 'share', Icon: Lock },
  { step: 'make', Icon: BookOpen },
] as const;

export function HowItWorks() {
  return (
    <section id="how-it-works" className="scroll-mt-4 bg-hem py-16 sm:py-20">
      <div className="mx-auto max-w-6xl px-5 sm:px-8">
        <h2 className="text-2xl">{landingTexts.howItWorks}</h2>
        <RunningStitch className="sewn-in-view mt-4 w-34 text-thread" />
        <ol className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {STEPS.map(({ step, Icon }) => (
            <li key={step} className={`group relative ${cardClass} p-6`}>
              <span className="grid size-13 place-items-center rounded-full border-2 border-dashed border-thread text-thread-ink">
                <Icon aria-hidden="true" size={22} />
              </span>
              <h3 className="mt-5 text-xl">{landingTexts.steps[step].title}</h3>
              <p className="mt-2 text-pretty text-soft">{landingTexts.steps[step].text}</p>
              <RunningStitch className="sewn-in-view absolute top-12 -end-9.5 z-10 w-14 text-thread group-last:hidden max-lg:hidden" />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
