import { RunningStitch } from '../../../design/running-stitch.tsx';
import { cardClass } from '../../../design/card-class.ts';
import { landingTexts } from '../../../texts/en/landing.ts';
import { EXAMPLE_NOTE } from '../../../texts/example-note.ts';

export function FromANote() {
  return (
    <figure className="grid items-center gap-6 lg:col-span-2 lg:mt-6 lg:grid-cols-[1fr_5rem_1.15fr] lg:gap-8">
      <div className="border-s-2 border-dashed border-thread ps-6">
        <p className="font-semibold text-thread-ink">{landingTexts.whatWasSaid}</p>
        <blockquote lang="en" className="mt-2 font-serif text-lg leading-relaxed">
          <Slip>{EXAMPLE_NOTE.firstSlip}</Slip> {EXAMPLE_NOTE.beginning} <Slip>{EXAMPLE_NOTE.secondSlip}</Slip>{' '}
          {EXAMPLE_NOTE.end}
        </blockquote>
      </div>
      <RunningStitch className="sewn-in-view text-thread max-lg:hidden" />
      <div className={`${cardClass} px-6 py-7 shadow-lift-high sm:px-8`}>
        <p className="font-semibold text-thread-ink">{landingTexts.whatCameOfIt}</p>
        <h3 className="mt-3 text-xl">{landingTexts.narrative}</h3>
        {EXAMPLE_NOTE.narrative.map((words) => (
          <p key={words} lang="en" className="mt-2 font-serif leading-relaxed">
            {words}
          </p>
        ))}
        <h3 className="mt-6 text-xl">{landingTexts.actionItems}</h3>
        <ul lang="en" className="mt-3 grid gap-2 font-serif leading-snug">
          {EXAMPLE_NOTE.actionItems.map((task) => (
            <Task key={task}>{task}</Task>
          ))}
        </ul>
      </div>
      <figcaption className="text-sm text-soft lg:col-span-3 lg:text-end">{landingTexts.madeAlone}</figcaption>
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
