import { buildWhenStale } from './start/build-when-stale.mjs';
import { findCheckout } from './start/find-checkout.mjs';
import { reportRefusal } from './start/refusal.mjs';

try {
  await buildWhenStale(findCheckout(), { anyway: true });
} catch (error) {
  reportRefusal(error);
}
