import { buttonClass } from '../../../design/button-class.ts';
import { landingTexts } from '../../../texts/en/landing.ts';
import { beginPath } from '../sign-in-path.ts';
import { SampleStitch } from './sample-stitch.tsx';
import { VoiceThread } from './voice-thread.tsx';

export function Hero() {
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-x-12 gap-y-10 px-5 pt-8 pb-14 sm:px-8 sm:pt-12 lg:grid-cols-[1.2fr_1fr] lg:pb-18">
      <div className="relative z-10">
        <h1 className="text-display leading-[1.02] font-[520] tracking-[-0.024em] lg:whitespace-nowrap">
          <span className="block">{landingTexts.headline}</span>{' '}
          <span className="block">{landingTexts.headlineGoesOn}</span>
        </h1>
        <p className="mt-6 max-w-[34rem] text-lg leading-relaxed text-pretty text-soft">{landingTexts.lead}</p>
        <div className="mt-9 flex flex-wrap gap-3">
          <a href={beginPath()} className={buttonClass('thread', 'large')}>
            {landingTexts.getAccess}
          </a>
          <a
            href="#how-it-works"
            className={buttonClass(
              'quiet',
              'large',
              'underline decoration-faint underline-offset-4 -ms-3 sm:ms-0 max-sm:px-3',
            )}
          >
            {landingTexts.seeHow}
          </a>
        </div>
        <p className="mt-6 text-sm text-soft">{landingTexts.openSource}</p>
      </div>
      <div className="relative">
        <VoiceThread className="absolute w-full text-thread max-sm:w-[190%] max-sm:max-w-none max-lg:-top-4 lg:-top-14 lg:-start-[28%] lg:w-[150%] lg:max-w-none" />
        <SampleStitch />
      </div>
    </section>
  );
}
