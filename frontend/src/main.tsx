import './design/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { speakChosenLanguage } from './app/speak-chosen-language.ts';
import { fetchCurrentUser } from './features/account/api/fetch-current-user.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Asked before the first render, which need not wait for it.
const asked = fetchCurrentUser();
// A visitor's 401 may be here before anything is rendered that listens to it, which is no uncaught error.
asked.catch(() => undefined);

// Not awaited here: what is fetched then may import from this very chunk, and would wait for its end.
void speakChosenLanguage().then(() =>
  createRoot(root).render(
    <StrictMode>
      <App asked={asked} />
    </StrictMode>,
  ),
);
