import { register } from 'node:module';
import './register-typescript.mjs';

/** The same, and packages of ours are loaded from their sources. */
register('./resolve-sources.mjs', import.meta.url);
