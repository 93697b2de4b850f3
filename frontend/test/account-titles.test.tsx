import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { haveAccount, section } from './have-account.ts';
import { openApp } from './render-app.tsx';
import { problem, server } from './server.ts';

async function openTitles(titleNotesForMe = false) {
  haveAccount({ titleNotesForMe });
  const { user } = openApp('/account');
  const choice = (await section('Titles')).getByRole('checkbox', { name: 'Title notes for me' });
  return { user, choice };
}

describe('"Title notes for me"', () => {
  it('is off, and is kept at the server when it is turned on', async () => {
    const { user, choice } = await openTitles();
    expect(choice).not.toBeChecked();
    const sent: unknown[] = [];
    server.use(
      http.patch('/api/account', async ({ request }) => {
        sent.push(await request.json());
        haveAccount({ titleNotesForMe: true });
        return HttpResponse.json({ ...(await (await fetch('/api/account')).json()) });
      }),
    );
    await user.click(choice);
    expect(choice).toBeChecked();
    await waitFor(() => expect(sent).toEqual([{ titleNotesForMe: true }]));
    expect(choice).toBeChecked();
  });

  it('shows that it is on', async () => {
    expect((await openTitles(true)).choice).toBeChecked();
  });

  it('goes back when it could not be kept, and says why', async () => {
    const { user, choice } = await openTitles();
    server.use(http.patch('/api/account', () => problem(503, 'Try again in a minute.')));
    await user.click(choice);
    expect(await screen.findByText('Failed to save this setting: Try again in a minute.')).toBeInTheDocument();
    expect(choice).not.toBeChecked();
    expect(choice).toHaveFocus();
  });
});
