import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Toaster } from '../design/toaster.tsx';
import { keepShell } from '../offline/keep-shell.ts';
import { AppRoutes } from './app-routes.tsx';

/**
 * Everything that needs a signed-in person: loaded only once there is one, to keep the landing page light.
 * The declarative router, because the data router alone would cost the list 20 kB of its 160.
 */
export default function SignedInApp() {
  useEffect(keepShell, []);
  return (
    <BrowserRouter>
      <AppRoutes />
      <Toaster />
    </BrowserRouter>
  );
}
