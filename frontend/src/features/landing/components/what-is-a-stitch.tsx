import { FromANote } from './from-a-note.tsx';

const PARTS = [
  { term: 'Your voice', meaning: 'The recording itself, to hear again as you said it.' },
  { term: 'Its words', meaning: 'A transcript you can read, search and quote.' },
  { term: 'Its thread', meaning: 'Themes that tie it to your other notes, and the mood it was said in.' },
] as const;

export function WhatIsAStitch() {
  return (
    <section className="mx-auto grid max-w-6xl gap-x-16 gap-y-10 px-5 py-16 sm:px-8 sm:py-20 lg:grid-cols-2">
      <div>
        <h2 className="text-2xl">What is a Stitch</h2>
        <p className="mt-6 max-w-[36rem] font-serif text-xl leading-snug">
          A stitch is one thought, said out loud and kept. On its own it is small. Put a few in a row and they hold
          something together.
        </p>
      </div>
      <dl className="grid content-start">
        {PARTS.map(({ term, meaning }) => (
          <div
            key={term}
            className="grid gap-x-6 gap-y-1 border-t-2 border-dashed border-faint/60 py-4 sm:grid-cols-[9rem_1fr]"
          >
            <dt className="font-serif text-lg font-semibold">{term}</dt>
            <dd className="text-soft">{meaning}</dd>
          </div>
        ))}
      </dl>
      <FromANote />
    </section>
  );
}
