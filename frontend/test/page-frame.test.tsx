import { render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import RedirectRoute from '../src/app/routes/redirect.tsx';
import { openApp } from './render-app.tsx';
import { ADA, server } from './server.ts';

describe('what stands around every signed-in screen', () => {
  it('shows who is signed in, the way home and the way out', async () => {
    openApp('/insights');
    await screen.findByText('Ada Lovelace');
    const header = screen.getByRole('banner');
    expect(within(header).getByRole('link', { name: 'Stitchbook' })).toHaveAttribute('href', '/');
    expect(within(header).getByText('Ada Lovelace')).toBeInTheDocument();
    expect(within(header).getByText('AL')).toBeInTheDocument();
    expect(within(header).getByRole('link', { name: 'Log out' })).toHaveAttribute('href', '/api/logout');
  });

  it('shows the profile image where there is one', async () => {
    server.use(
      http.get('/api/auth/user', () => HttpResponse.json({ ...ADA, profileImageUrl: 'https://img.example/ada.png' })),
    );
    const { container } = openApp('/insights');
    await screen.findByText('Ada Lovelace');
    expect(container.querySelector('header img')).toHaveAttribute('src', 'https://img.example/ada.png');
  });

  it.each([
    ['/', 'Notes'],
    ['/notes', 'Notes'],
    ['/insights', 'Insights'],
    ['/creations', 'Creations'],
  ])('marks the section of %s', async (address, section) => {
    openApp(address);
    expect(await screen.findByRole('link', { name: section, current: 'page' })).toBeInTheDocument();
  });

  it('copies the user id that others need for sharing', async () => {
    const { user } = openApp('/insights');
    let copied = '';
    navigator.clipboard.writeText = async (text) => void (copied = text);
    await user.click(await screen.findByRole('button', { name: /Ada Lovelace/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy my user id' }));
    expect(await screen.findByText('User id copied')).toBeInTheDocument();
    expect(copied).toBe('user-ada');
  });

  it('shows a name that the header has no room for, to a pointer and in the menu', async () => {
    const firstName = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3).trim();
    server.use(http.get('/api/auth/user', () => HttpResponse.json({ ...ADA, firstName })));
    const name = `${firstName} Lovelace`;
    const { user } = openApp('/insights');
    await user.click(await screen.findByTitle(name));
    expect(within(await screen.findByRole('menu')).getByText(name)).toBeInTheDocument();
  });

  it('keeps the chosen colours', async () => {
    document.head.innerHTML = `
      <meta name="theme-color" data-scheme="light" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" data-scheme="dark" media="(prefers-color-scheme: dark)" />`;
    const mediaOf = () => [...document.querySelectorAll('meta')].map(({ media }) => media);
    const { user } = openApp('/insights');
    await user.click(await screen.findByRole('button', { name: /Ada Lovelace/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Ink (dark)' }));
    expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
    expect(localStorage.getItem('stitchbook.color-scheme')).toBe('dark');
    expect(mediaOf()).toEqual(['not all', 'all']);
    await user.click(await screen.findByRole('button', { name: /Ada Lovelace/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Same as the device' }));
    expect(mediaOf()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
    expect(document.documentElement).not.toHaveAttribute('data-scheme');
  });

  it('says what is to come under Insights', async () => {
    openApp('/insights');
    expect(await screen.findByRole('heading', { name: 'Insights Coming Soon' })).toBeInTheDocument();
    expect(screen.getByText(/under development/)).toBeInTheDocument();
  });

  it('says so when there is nothing at an address', async () => {
    openApp('/no/such/place');
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
  });

  it("says 'Redirecting...' where sign-in lands", () => {
    render(
      <MemoryRouter initialEntries={['/redirect']}>
        <RedirectRoute />
      </MemoryRouter>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Redirecting...');
  });

  it('leads from where sign-in lands to the notes', async () => {
    openApp('/redirect');
    expect(await screen.findByRole('heading', { name: 'Recent Notes' })).toBeInTheDocument();
    await waitFor(() => expect(window.location.pathname).toBe('/notes'));
  });
});
