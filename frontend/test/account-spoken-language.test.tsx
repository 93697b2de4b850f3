import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Account } from '@stitchbook/api-types';
import { haveAccount, section } from './have-account.ts';
import { openApp } from './render-app.tsx';
import { problem, server } from './server.ts';

async function openLanguage(changes: Partial<Account>) {
  haveAccount(changes);
  const { user } = openApp('/account');
  return { user, about: await section('The language I speak') };
}

describe('"The language I speak"', () => {
  it('offers nothing where English alone can be heard, and says so', async () => {
    const { about } = await openLanguage({ spokenLanguages: ['en'] });
    expect(about.getByText(/Only English can be heard here\..*can add a model/)).toBeInTheDocument();
    expect(about.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('says that it is not known where nobody tells', async () => {
    const { about } = await openLanguage({ spokenLanguages: [] });
    expect(about.getByText(/is not known/)).toBeInTheDocument();
    expect(about.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('is found out until one is chosen among what can be heard, which is kept at the server', async () => {
    const { user, about } = await openLanguage({ spokenLanguages: ['de', 'en', 'fr', 'yue'] });
    const choice = about.getByRole('combobox', { name: 'The language I speak' });
    expect(choice).toHaveDisplayValue('Find out by listening');
    expect([...choice.querySelectorAll('option')].map(({ text }) => text)).toEqual([
      'Find out by listening',
      'Cantonese',
      'English',
      'French',
      'German',
    ]);
    const sent: unknown[] = [];
    server.use(
      http.patch('/api/account', async ({ request }) => {
        sent.push(await request.json());
        haveAccount({ spokenLanguages: ['de', 'en', 'fr', 'yue'], spokenLanguage: 'fr' });
        return HttpResponse.json({ ...(await (await fetch('/api/account')).json()) });
      }),
    );
    await user.selectOptions(choice, 'French');
    await waitFor(() => expect(sent).toEqual([{ spokenLanguage: 'fr' }]));
    expect(choice).toHaveDisplayValue('French');
  });

  it('shows one that can no longer be heard, so that it can be given up', async () => {
    const { user, about } = await openLanguage({ spokenLanguages: ['en'], spokenLanguage: 'fr' });
    const choice = about.getByRole('combobox');
    expect(choice).toHaveDisplayValue('French (cannot be heard here any more)');
    const sent: unknown[] = [];
    server.use(
      http.patch('/api/account', async ({ request }) => {
        sent.push(await request.json());
        return problem(503, 'Try again in a minute.');
      }),
    );
    await user.selectOptions(choice, 'Find out by listening');
    expect(await screen.findByText('Failed to save this setting: Try again in a minute.')).toBeInTheDocument();
    expect(sent).toEqual([{ spokenLanguage: null }]);
    expect(choice).toHaveDisplayValue('French (cannot be heard here any more)');
  });
});
