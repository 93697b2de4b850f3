/** A sheet of paper lying on the page: cards, panels, dialogs. */
export const cardClass = 'rounded-sheet border border-rule bg-sheet shadow-lift';
