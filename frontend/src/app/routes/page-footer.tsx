import { FooterLinks } from '../../design/footer-links.tsx';
import { pageTexts } from '../../texts/en/page.ts';

export function PageFooter({ onShowShortcuts }: { onShowShortcuts: () => void }) {
  return (
    <footer className="border-t border-rule text-sm text-soft print:hidden">
      <div className="mx-auto flex max-w-3xl flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 pt-5 pb-28 sm:px-6 lg:pb-5">
        <p>© {new Date().getFullYear()} Stitchbook</p>
        <button
          type="button"
          onClick={onShowShortcuts}
          className="ms-auto rounded-sm py-1.5 hover:text-ink hover:underline max-sm:hidden"
        >
          {pageTexts.keyboardShortcuts}
        </button>
        <FooterLinks />
      </div>
    </footer>
  );
}
