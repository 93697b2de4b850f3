// A container's health: an address that answers well, or a file that a worker touched a moment ago.
import { stat } from 'node:fs/promises';

const PATIENCE_MS = 4_000;
const FRESH_MS = 20_000;

const [target] = process.argv.slice(2);

async function answersWell() {
  const { ok } = await fetch(target, { signal: AbortSignal.timeout(PATIENCE_MS) });
  return ok;
}

async function wasTouched() {
  const { mtimeMs } = await stat(target);
  return Date.now() - mtimeMs < FRESH_MS;
}

const isHealthy = await (target.startsWith('http') ? answersWell() : wasTouched()).catch(() => false);
process.exit(isHealthy ? 0 : 1);
