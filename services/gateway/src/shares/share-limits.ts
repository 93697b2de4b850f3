import { ProductError } from '../errors/product-error.ts';
import type { ShareCounts } from './share.repository.ts';

/** Of one note, or of one creation. */
export const MAX_SHARES = 500;
/** More than anybody has to share with one person, and few enough for that person's list to stay quick. */
export const MAX_SHARES_WITH_ONE = 1_000;

/** Throws a `ProductError` where one more would be too many. */
export function refuseTooMany(what: 'note' | 'creation', { shares, withPerson }: ShareCounts): void {
  if (shares >= MAX_SHARES) throw tooMany(`A ${what} can be shared with at most ${MAX_SHARES} people.`);
  if (withPerson >= MAX_SHARES_WITH_ONE)
    throw tooMany(
      `You share ${MAX_SHARES_WITH_ONE} ${what}s with this person. End some of those shares to share another.`,
    );
}

const tooMany = (sentence: string) => new ProductError('conflict', 'share.too-many', sentence);

export const shareEnded = () =>
  new ProductError('conflict', 'share.ended', 'This share was ended in the meantime. Please try again.');
