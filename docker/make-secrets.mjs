// Prints the secrets that are still to be set, for the end of .env.
import { asLines, findUnset, makeSecrets } from './secrets.mjs';

const made = makeSecrets();
process.stdout.write(asLines(Object.fromEntries(findUnset(process.env).map((name) => [name, made[name]]))));
