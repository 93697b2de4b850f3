import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { haveAccount, section } from './have-account.ts';
import { openApp } from './render-app.tsx';
import { problem, server } from './server.ts';

const BEA = { userId: 'user-bea', name: 'Bea Dashwood', createdAt: '2026-05-30T14:07:00Z' };

async function openBlocked(people: (typeof BEA)[]) {
  haveAccount();
  server.use(http.get('/api/blocked-people', () => HttpResponse.json(people)));
  const { user } = openApp('/account');
  return { user, blocked: await section('People you have blocked') };
}

describe('the people whom a person has blocked', () => {
  it('are none at first', async () => {
    const { blocked } = await openBlocked([]);
    expect(await blocked.findByText('You have blocked nobody.')).toBeInTheDocument();
  });

  it('can be let share again', async () => {
    const { user, blocked } = await openBlocked([BEA]);
    let unblocked = '';
    server.use(
      http.delete('/api/blocked-people/:id', ({ params }) => {
        unblocked = String(params.id);
        server.use(http.get('/api/blocked-people', () => HttpResponse.json([])));
        return HttpResponse.json({ success: true, message: 'Person unblocked' });
      }),
    );
    await user.click(await blocked.findByRole('button', { name: 'Unblock Bea Dashwood' }));
    expect(await screen.findByText('Bea Dashwood is not blocked any more')).toBeInTheDocument();
    expect(unblocked).toBe('user-bea');
    expect(await blocked.findByText('You have blocked nobody.')).toBeInTheDocument();
  });

  it('stay when that fails, and why is said', async () => {
    const { user, blocked } = await openBlocked([BEA]);
    server.use(http.delete('/api/blocked-people/:id', () => problem(500, 'It is not your doing.')));
    await user.click(await blocked.findByRole('button', { name: 'Unblock Bea Dashwood' }));
    expect(await screen.findByText('Failed to unblock: It is not your doing.')).toBeInTheDocument();
    expect(blocked.getByText('Bea Dashwood')).toBeInTheDocument();
  });
});
