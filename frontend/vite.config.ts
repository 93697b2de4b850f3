import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { writeServiceWorker } from './service-worker/write-service-worker.ts';

const GATEWAY = 'http://localhost:3000';
/** What every page loads, in one piece: left alone, Rolldown cuts it up differently whenever the order of imports changes. */
const ON_EVERY_PAGE =
  /node_modules\/(react|react-dom|scheduler|clsx)\/|src\/design\/(button-class|toast)\.ts|src\/http\/errors\.ts/;

export default defineConfig({
  plugins: [react(), tailwindcss(), writeServiceWorker()],
  resolve: { conditions: ['@stitchbook/source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', test: ON_EVERY_PAGE }] } } },
  },
  server: { proxy: { '/api': GATEWAY, '/oidc': GATEWAY } },
});
