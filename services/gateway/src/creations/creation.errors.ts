import { ProductError } from '../errors/product-error.ts';

export const creationMissing = () =>
  new ProductError('not-found', 'creation.missing', 'This creation does not exist any more.');
