// Installs what is missing, and builds everything.
import { buildWhenStale } from './start/build-when-stale.mjs';
import { findCheckout } from './start/find-checkout.mjs';
import { installDependencies } from './start/install-dependencies.mjs';
import { reportError } from './start/user-facing-error.mjs';

try {
  const checkout = findCheckout();
  await installDependencies(checkout, console.log);
  await buildWhenStale(checkout, { anyway: true });
} catch (error) {
  reportError(error);
}
