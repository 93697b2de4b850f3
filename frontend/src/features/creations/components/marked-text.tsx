import { Fragment } from 'react';

const MARKED = /(\*\*[^*\n]+\*\*|\*[^*\s][^*\n]*\*)/;

/** A line with its **strong** and *stressed* words. */
export function MarkedText({ text }: { text: string }) {
  return text.split(MARKED).map((piece, index) => {
    // The pieces of one text never change places.
    if (index % 2 === 0) return <Fragment key={index}>{piece}</Fragment>;
    if (piece.startsWith('**')) return <strong key={index}>{piece.slice(2, -2)}</strong>;
    return <em key={index}>{piece.slice(1, -1)}</em>;
  });
}
