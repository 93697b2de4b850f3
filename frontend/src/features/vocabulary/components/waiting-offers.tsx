import { vocabularyTexts } from '../../../texts/en/vocabulary.ts';
import { useTermOffers } from '../api/term-offers.ts';
import { TermOfferLine } from './term-offer-line.tsx';

/** What the reader was asked after corrections and has not answered; nothing where there is none, or it cannot be had. */
export function WaitingOffers() {
  const { data: offers } = useTermOffers();
  if (!offers || offers.length === 0) return null;
  return (
    <ul tabIndex={-1} aria-label={vocabularyTexts.offers} className="grid gap-3 outline-none">
      {offers.map((offer) => (
        <li key={offer.id}>
          <TermOfferLine offer={offer} />
        </li>
      ))}
    </ul>
  );
}
