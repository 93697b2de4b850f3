import { landingTexts } from '../../../texts/en/landing.ts';

/** What there is to know before saying something private to a machine. */
export function YoursToKeep() {
  return (
    <section className="bg-hem py-16 sm:py-20">
      <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-8 px-5 sm:px-8 lg:grid-cols-[1fr_2fr]">
        <h2 className="text-2xl">{landingTexts.yoursToKeep}</h2>
        <dl className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
          {landingTexts.facts.map(({ fact, meaning }) => (
            <div key={fact} className="border-t-2 border-dashed border-faint/60 pt-4">
              <dt className="font-serif text-lg font-semibold">{fact}</dt>
              <dd className="mt-1 text-pretty text-soft">{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
