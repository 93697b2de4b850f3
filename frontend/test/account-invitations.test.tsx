import type { Invitation } from '@stitchbook/api-types';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { haveAccount, section } from './have-account.ts';
import { openApp } from './render-app.tsx';
import { problem, server } from './server.ts';

const BEA: Invitation = {
  id: 'invitation-1',
  email: 'bea@example.org',
  createdAt: '2026-05-30T14:07:00',
  expiresAt: '2026-06-06T14:07:00',
};

function haveInvitations(invitations: Invitation[]): void {
  haveAccount({ isAdministrator: true });
  server.use(http.get('/api/invitations', () => HttpResponse.json(invitations)));
}

describe('the invitations of an administrator', () => {
  it('are listed, and one is taken back', async () => {
    haveInvitations([BEA, { ...BEA, id: 'invitation-2', email: null }]);
    let withdrawn = '';
    server.use(
      http.delete('/api/invitations/:id', ({ params }) => {
        withdrawn = String(params.id);
        haveInvitations([]);
        return HttpResponse.json({ success: true, message: 'Withdrawn.' });
      }),
    );
    const { user } = openApp('/account');
    const administration = await section('Administration');
    expect(await administration.findByText('Whoever has the link')).toBeInTheDocument();
    await user.click(administration.getByRole('button', { name: 'Take back the invitation of bea@example.org' }));
    expect(await screen.findByText('Invitation taken back')).toBeInTheDocument();
    expect(withdrawn).toBe('invitation-1');
    expect(await administration.findByText('No invitation is waiting to be used.')).toBeInTheDocument();
  });

  it('come back when that fails', async () => {
    haveInvitations([BEA]);
    server.use(http.delete('/api/invitations/:id', () => problem(500, 'It is not your doing.')));
    const { user } = openApp('/account');
    const administration = await section('Administration');
    await user.click(await administration.findByRole('button', { name: /^Take back/ }));
    expect(await screen.findByText('Failed to take back the invitation: It is not your doing.')).toBeInTheDocument();
    expect(await administration.findByText('bea@example.org')).toBeInTheDocument();
  });

  it('are made with a link that is shown once', async () => {
    haveInvitations([]);
    const asked: unknown[] = [];
    server.use(
      http.post('/api/invitations', async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({ ...BEA, link: 'https://notes.example/api/invitation?token=abc' }, { status: 201 });
      }),
    );
    const { user } = openApp('/account');
    const administration = await section('Administration');
    await user.type(administration.getByRole('textbox', { name: /^Email of who is invited/ }), 'bea@example.org');
    await user.click(administration.getByRole('button', { name: 'Make an invitation' }));
    expect(await administration.findByText('https://notes.example/api/invitation?token=abc')).toBeInTheDocument();
    await waitFor(() => expect(asked).toEqual([{ email: 'bea@example.org' }]));
  });

  it('keep their link in sight when the next one is refused, and not once they are taken back', async () => {
    haveInvitations([BEA]);
    const link = 'https://notes.example/api/invitation?token=abc';
    server.use(
      http.post('/api/invitations', () => HttpResponse.json({ ...BEA, link }, { status: 201 }), { once: true }),
      http.post('/api/invitations', () => problem(400, 'Enter a full email address.')),
      http.delete('/api/invitations/:id', () => HttpResponse.json({ success: true, message: 'Withdrawn.' })),
    );
    const { user } = openApp('/account');
    const administration = await section('Administration');
    await user.click(administration.getByRole('button', { name: 'Make an invitation' }));
    expect(await administration.findByText(link)).toBeInTheDocument();
    await user.click(administration.getByRole('button', { name: 'Make an invitation' }));
    expect(await screen.findByText('Failed to invite: Enter a full email address.')).toBeInTheDocument();
    expect(administration.getByText(link)).toBeInTheDocument();
    haveInvitations([]);
    await user.click(administration.getByRole('button', { name: /^Take back/ }));
    await waitFor(() => expect(administration.queryByText(link)).toBeNull());
    expect(administration.getByRole('heading', { name: 'Invitations' })).toHaveFocus();
  });
});
