// Runs before everything else: writes the services' secrets into a volume, or says why nothing may start.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { SERVICES, asLines, findUnset, isThisMachineAlone, makeSecrets } from './secrets.mjs';

const file = join(process.env.SECRETS_DIR, 'stitchbook.env');
const baseUrl = process.env.BASE_URL;

/** On this machine alone nobody has to set anything: what is made up here stays, or everybody would be signed out. */
function writeSecrets() {
  const kept = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const made = makeSecrets();
  const secrets = SERVICES.map((name) => [name, process.env[name] || kept[name] || made[name]]);
  writeFileSync(`${file}.new`, asLines(Object.fromEntries(secrets)), { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}

const unset = isThisMachineAlone(baseUrl) ? [] : findUnset(process.env);
if (unset.length > 0) {
  console.error(`Stitchbook does not start at ${baseUrl} with default secrets, which others know or can guess.
Set these in the file .env beside docker-compose.yml:
${unset.map((name) => `  ${name}\n`).join('')}This makes them:
  docker compose run --rm -T secrets node docker/make-secrets.mjs >> .env
A database that is there already keeps its old password until it is told the new one:
  docker compose exec postgres psql -U stitchbook -c '\\password'`);
  process.exitCode = 1;
} else {
  writeSecrets();
}
