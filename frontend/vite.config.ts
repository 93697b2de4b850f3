import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { writeServiceWorker } from './service-worker/write-service-worker.ts';

const GATEWAY = 'http://localhost:3000';

export default defineConfig({
  plugins: [react(), tailwindcss(), writeServiceWorker()],
  resolve: { conditions: ['@stitchbook/source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: { target: 'es2022' },
  server: { proxy: { '/api': GATEWAY, '/oidc': GATEWAY } },
});
