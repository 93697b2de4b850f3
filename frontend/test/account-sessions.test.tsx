import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { gone, haveAccount, HERE, section } from './have-account.ts';
import { openApp } from './render-app.tsx';
import { problem, server } from './server.ts';

describe('where one is signed in', () => {
  it('names each browser, and which one this is', async () => {
    haveAccount();
    openApp('/account');
    const sessions = await section('Where you are signed in');
    expect(await sessions.findByText('Firefox on Linux')).toHaveTextContent('this browser');
    expect(sessions.getByText('Safari on iOS')).not.toHaveTextContent('this browser');
    expect(sessions.getAllByRole('button', { name: /^Sign out of/ })).toHaveLength(1);
  });

  it('loses a browser at once when it is signed out there', async () => {
    haveAccount();
    let ended = '';
    server.use(
      http.delete('/api/account/sessions/:id', ({ params }) => {
        ended = String(params.id);
        server.use(http.get('/api/account/sessions', () => HttpResponse.json([HERE])));
        return HttpResponse.json({ success: true, message: 'Signed out there' });
      }),
    );
    const { user } = openApp('/account');
    const sessions = await section('Where you are signed in');
    await user.click(await sessions.findByRole('button', { name: /^Sign out of Safari on iOS/ }));
    expect(await screen.findByText('Signed out there')).toBeInTheDocument();
    expect(ended).toBe('there');
    expect(sessions.queryByText('Safari on iOS')).not.toBeInTheDocument();
  });

  it('gets it back when that fails, also when the list cannot be asked for again', async () => {
    haveAccount();
    server.use(
      http.delete('/api/account/sessions/:id', () => {
        server.use(http.get('/api/account/sessions', () => problem(500, 'Not now.')));
        return problem(500, 'It is not your doing.');
      }),
    );
    const { user } = openApp('/account');
    const sessions = await section('Where you are signed in');
    await user.click(await sessions.findByRole('button', { name: /^Sign out of Safari on iOS/ }));
    expect(await screen.findByText('Failed to sign out there: It is not your doing.')).toBeInTheDocument();
    expect(await sessions.findByText('Safari on iOS')).toBeInTheDocument();
  });

  it('is left everywhere, after a question', async () => {
    haveAccount();
    let asked = 0;
    server.use(
      http.post('/api/auth/sign-out-everywhere', () => {
        asked += 1;
        return HttpResponse.json({ success: true, message: 'You are signed out everywhere.' });
      }),
    );
    const { user } = openApp('/account');
    const sessions = await section('Where you are signed in');
    await user.click(sessions.getByRole('button', { name: 'Sign out everywhere' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' }));
    expect(asked).toBe(0);
    await user.click(question.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(gone).toEqual(['/']));
    expect(asked).toBe(1);
  });
});
