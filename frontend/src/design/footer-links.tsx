import { commonTexts } from '../texts/en/common.ts';

/** The three pages that are still to be written: their links lead nowhere yet. */
export function FooterLinks() {
  const labels = [commonTexts.privacy, commonTexts.terms, commonTexts.help];
  return (
    <ul className="flex gap-6">
      {labels.map((label) => (
        <li key={label}>
          <a
            href="#"
            onClick={(event) => event.preventDefault()}
            className="touch-target inline-block py-1.5 pointer-coarse:py-3 hover:text-ink hover:underline"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
