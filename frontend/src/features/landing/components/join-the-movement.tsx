import { buttonClass } from '../../../design/button-class.ts';
import { RunningStitch } from '../../../design/running-stitch.tsx';
import { landingTexts } from '../../../texts/en/landing.ts';
import { beginPath } from '../sign-in-path.ts';
import { VoiceThread } from './voice-thread.tsx';

export function JoinTheMovement() {
  return (
    <section className="bg-thread-fill text-on-thread">
      <RunningStitch className="opacity-80" />
      <div className="relative mx-auto max-w-6xl px-5 py-14 sm:px-8 sm:py-18">
        <VoiceThread className="absolute top-1/2 -end-8 w-[46%] -translate-y-1/2 opacity-70 max-lg:hidden" />
        <h2 className="text-2xl">{landingTexts.join}</h2>
        <p className="mt-5 max-w-[34rem] text-lg leading-relaxed text-pretty">{landingTexts.whyJoin}</p>
        <a
          href={beginPath()}
          className={buttonClass('paper', 'large', 'mt-9 border-transparent focus-visible:outline-on-thread')}
        >
          {landingTexts.dropFirstStitch}
        </a>
      </div>
      <RunningStitch className="opacity-80" />
    </section>
  );
}
