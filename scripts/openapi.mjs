import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { previewApi } from '../services/gateway/dist/create-app.js';

const FILE = new URL('../services/gateway/openapi.json', import.meta.url);
const TYPES = fileURLToPath(new URL('../libs/api-types', import.meta.url));

await writeFile(FILE, `${JSON.stringify(await previewApi(), null, 2)}\n`);
execFileSync('npm', ['run', '--silent', 'generate'], { cwd: TYPES, stdio: ['ignore', 'ignore', 'inherit'] });
console.log('services/gateway/openapi.json and libs/api-types say what the code says.');
