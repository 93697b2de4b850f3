import { writeFile } from 'node:fs/promises';
import { previewApi } from '../services/gateway/dist/openapi/preview-api.js';

const FILE = new URL('../services/gateway/openapi.json', import.meta.url);

await writeFile(FILE, `${JSON.stringify(await previewApi(), null, 2)}\n`);
console.log('services/gateway/openapi.json says what the code says.');
