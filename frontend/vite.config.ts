import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { writeServiceWorker } from './service-worker/write-service-worker.ts';

const GATEWAY = 'http://localhost:3000';
/**
 * What is loaded together is one file, which compresses better than its parts: left alone, Rolldown cuts out of it whatever some screen
 * shares that is fetched later. React stays by itself, since it changes less often than we do.
 */
const LOADED_TOGETHER = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: 'page', test: /src\/main\.tsx$/, priority: 2 },
  { name: 'signed-in', test: /src\/app\/signed-in-app\.tsx$/, priority: 1 },
];

/** Next to each file, for the gateway to send as they are. A shorter file is not worth a look at what the browser accepts. */
const COMPRESSED = {
  include: /\.(html|js|css|svg|json|webmanifest|wasm)$/,
  threshold: 512,
  algorithms: ['brotliCompress' as const, 'gzip' as const],
};

export default defineConfig({
  plugins: [react(), tailwindcss(), writeServiceWorker(), compression(COMPRESSED)],
  resolve: { conditions: ['@stitchbook/source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Every browser that reads this target preloads modules, or does without.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: LOADED_TOGETHER } } },
  },
  server: { proxy: { '/api': GATEWAY, '/oidc': GATEWAY } },
});
