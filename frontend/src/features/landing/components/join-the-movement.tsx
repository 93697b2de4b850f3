import { buttonClass } from '../../../design/button-class.ts';
import { RunningStitch } from '../../../design/running-stitch.tsx';
import { SIGN_IN_PATH } from '../sign-in-path.ts';
import { VoiceThread } from './voice-thread.tsx';

export function JoinTheMovement() {
  return (
    <section className="bg-thread-fill text-on-thread">
      <RunningStitch className="opacity-80" />
      <div className="relative mx-auto max-w-6xl px-5 py-14 sm:px-8 sm:py-18">
        <VoiceThread className="absolute top-1/2 -end-8 w-[46%] -translate-y-1/2 opacity-70 max-lg:hidden" />
        <h2 className="text-2xl">Join the Movement</h2>
        <p className="mt-5 max-w-[34rem] text-lg leading-relaxed text-pretty">
          Typing makes us tidy too soon. Join the people who talk a thought through first and find it waiting for them,
          word for word, afterwards.
        </p>
        <a
          href={SIGN_IN_PATH}
          className={buttonClass('paper', 'large', 'mt-9 border-transparent focus-visible:outline-on-thread')}
        >
          Drop Your First Stitch
        </a>
      </div>
      <RunningStitch className="opacity-80" />
    </section>
  );
}
