import { useOffersOfNote } from '../api/term-offers.ts';
import { TermOfferLine } from './term-offer-line.tsx';

/** What the reader is asked after what they have just corrected. Has the focus when the button that had it is gone. */
export function OffersOfNote({ noteId }: { noteId: number }) {
  const offers = useOffersOfNote(noteId);
  return (
    <div tabIndex={-1} className="outline-none print:hidden">
      {offers.map((offer) => (
        <div key={offer.id} className="mt-3 mb-2">
          <TermOfferLine offer={offer} />
        </div>
      ))}
    </div>
  );
}
