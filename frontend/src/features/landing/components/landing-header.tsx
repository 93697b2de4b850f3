import { buttonClass } from '../../../design/button-class.ts';
import { Logo } from '../../../design/logo.tsx';
import { landingTexts } from '../../../texts/en/landing.ts';
import { signInPath } from '../sign-in-path.ts';

export function LandingHeader() {
  return (
    <header className="mx-auto flex max-w-6xl items-center gap-3 px-5 py-5 sm:px-8">
      <Logo className="size-9" />
      <span className="me-auto font-serif text-xl font-semibold tracking-tight">Stitchbook</span>
      <a href={signInPath()} className={buttonClass('paper')}>
        {landingTexts.signIn}
      </a>
    </header>
  );
}
