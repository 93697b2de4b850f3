import './design/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { fetchCurrentUser } from './features/account/api/fetch-current-user.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Asked before the first render, which need not wait for it.
const asked = fetchCurrentUser();

createRoot(root).render(
  <StrictMode>
    <App asked={asked} />
  </StrictMode>,
);
