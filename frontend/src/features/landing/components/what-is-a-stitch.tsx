import { landingTexts } from '../../../texts/en/landing.ts';
import { FromANote } from './from-a-note.tsx';

export function WhatIsAStitch() {
  return (
    <section className="mx-auto grid max-w-6xl gap-x-16 gap-y-10 px-5 py-16 sm:px-8 sm:py-20 lg:grid-cols-2">
      <div>
        <h2 className="text-2xl">{landingTexts.whatIsAStitch}</h2>
        <p className="mt-6 max-w-[36rem] font-serif text-xl leading-snug">{landingTexts.aStitchIs}</p>
      </div>
      <dl className="grid content-start">
        {landingTexts.parts.map(({ term, meaning }) => (
          <div
            key={term}
            className="grid gap-x-6 gap-y-1 border-t-2 border-dashed border-faint/60 py-4 sm:grid-cols-[9rem_1fr]"
          >
            <dt className="font-serif text-lg font-semibold">{term}</dt>
            <dd className="text-pretty text-soft">{meaning}</dd>
          </div>
        ))}
      </dl>
      <FromANote />
    </section>
  );
}
