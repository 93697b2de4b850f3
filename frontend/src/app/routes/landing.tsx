import clsx from 'clsx';
import { Hero } from '../../features/landing/components/hero.tsx';
import { HowItWorks } from '../../features/landing/components/how-it-works.tsx';
import { JoinTheMovement } from '../../features/landing/components/join-the-movement.tsx';
import { LandingFooter } from '../../features/landing/components/landing-footer.tsx';
import { LandingHeader } from '../../features/landing/components/landing-header.tsx';
import { WhatIsAStitch } from '../../features/landing/components/what-is-a-stitch.tsx';
import { YoursToKeep } from '../../features/landing/components/yours-to-keep.tsx';
import { landingTexts } from '../../texts/en/landing.ts';

/**
 * The public page. While it `isSettling` (nobody knows yet whether the visitor is signed in) it fades in late,
 * so that signed-in people do not see it flash by.
 */
export function Landing({ isSettling }: { isSettling: boolean }) {
  return (
    <div className={clsx('overflow-x-clip', isSettling && 'animate-settle')}>
      <title>{landingTexts.pageTitle}</title>
      <LandingHeader />
      <main>
        <Hero />
        <HowItWorks />
        <WhatIsAStitch />
        <YoursToKeep />
        <JoinTheMovement />
      </main>
      <LandingFooter />
    </div>
  );
}
