import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeEnvironment } from './operations/environment/describe-environment.ts';
import { findCheckout } from './start/find-checkout.mjs';

const checkout = findCheckout();
const file = join(checkout, 'docs', 'operations.md');
writeFileSync(file, await describeEnvironment(readFileSync(file, 'utf8'), checkout, { built: true }));
console.log('docs/operations.md says what the settings say.');
