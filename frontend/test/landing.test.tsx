import { cleanup, screen, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { openApp } from './render-app.tsx';
import { server, signedOut } from './server.ts';

describe('the landing page', () => {
  it('invites a visitor: every invitation leads to signing in, and to a new account where nobody has signed in before', async () => {
    signedOut();
    openApp('/');
    for (const [name, path] of [
      ['Sign In', '/api/login'],
      ['Get Early Access', '/api/login?prompt=create'],
      ['Drop Your First Stitch', '/api/login?prompt=create'],
    ] as const) {
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path);
    }
  });

  it('asks nobody to make an account in a browser in which somebody has signed in', async () => {
    openApp('/notes');
    await screen.findByRole('navigation', { name: 'Sections' });
    cleanup();
    signedOut();
    openApp('/');
    expect(await screen.findByRole('link', { name: 'Get Early Access' })).toHaveAttribute('href', '/api/login');
  });

  it('brings whoever came to an address of their own back there', async () => {
    signedOut();
    openApp('/notes/7?q=old bindery');
    const path = '/api/login?returnTo=%2Fnotes%2F7%3Fq%3Dold%2520bindery';
    expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute('href', path);
    for (const name of ['Get Early Access', 'Drop Your First Stitch']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', `${path}&prompt=create`);
    }
  });

  it('tells in four cards how it works, and what a stitch is', () => {
    signedOut();
    openApp('/');
    const steps = screen.getByRole('heading', { name: 'How It Works' }).closest('section');
    expect(within(steps as HTMLElement).getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByRole('heading', { name: 'What is a Stitch' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Join the Movement' })).toBeInTheDocument();
    expect(screen.getByText(`© ${new Date().getFullYear()} Stitchbook`)).toBeInTheDocument();
  });

  it('stands while it is not known who the visitor is', () => {
    server.use(
      http.get('/api/auth/user', async () => {
        await delay('infinite');
        return HttpResponse.json(null);
      }),
    );
    openApp('/notes');
    expect(screen.getByRole('link', { name: 'Get Early Access' })).toBeInTheDocument();
  });

  it('is all that a signed-out visitor sees, wherever they stand', async () => {
    signedOut();
    openApp('/notes/7');
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Sections' })).not.toBeInTheDocument();
  });
});
