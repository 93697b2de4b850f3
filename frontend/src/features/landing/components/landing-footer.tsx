import { FooterLinks } from '../../../design/footer-links.tsx';

export function LandingFooter() {
  return (
    <footer className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-8 text-sm text-soft sm:px-8">
      <p>© {new Date().getFullYear()} Stitchbook</p>
      <FooterLinks />
    </footer>
  );
}
