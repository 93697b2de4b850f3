import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { captionsSetting } from '../src/features/recording/captions/captions-setting.ts';
import { singleKeys } from '../src/keyboard/use-keys.ts';
import { haveAccount, section, SHARED } from './have-account.ts';
import { openApp } from './render-app.tsx';
import { problem, server } from './server.ts';

describe('the account', () => {
  it('is reached from the menu of the header', async () => {
    haveAccount();
    const { user } = openApp('/insights');
    await user.click(await screen.findByRole('button', { name: /Ada Lovelace/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Your account' }));
    expect(await screen.findByRole('heading', { name: 'Your account', level: 1 })).toBeInTheDocument();
  });

  it('says who one is here, and leads to where the password is changed', async () => {
    haveAccount();
    openApp('/account');
    const profile = await section('Profile');
    for (const fact of ['Ada Lovelace', 'ada@example.org', 'May 1, 2026', 'user-ada'])
      expect(profile.getByText(fact)).toBeInTheDocument();
    expect(profile.getByRole('link', { name: 'Change password' })).toHaveAttribute('href', '/oidc/password');
  });

  it('has no password to change where another service keeps it', async () => {
    haveAccount({ hasPasswordHere: false });
    openApp('/account');
    const profile = await section('Profile');
    expect(profile.queryByRole('link', { name: 'Change password' })).not.toBeInTheDocument();
    expect(profile.getByText(/kept by the service that you sign in with/)).toBeInTheDocument();
  });

  it('says so when it cannot be loaded, and tries again', async () => {
    server.use(http.get('/api/account', () => problem(500, 'It is not your doing.')));
    const { user } = openApp('/account');
    expect(await screen.findByText('Your account could not be loaded.')).toBeInTheDocument();
    haveAccount();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Profile' })).toBeInTheDocument();
  });

  it('shows what there is for administrators to them alone', async () => {
    haveAccount();
    openApp('/account');
    await section('Profile');
    expect(screen.queryByRole('region', { name: 'Administration' })).not.toBeInTheDocument();
  });

  it('shows administrators the queues and what happened to all', async () => {
    haveAccount({ isAdministrator: true });
    server.use(
      http.get('/api/administration/security-events', () =>
        HttpResponse.json([{ ...SHARED, id: 9, kind: 'sign-in.locked-out', otherPerson: null, userId: 'user-bea' }]),
      ),
    );
    const { user } = openApp('/account');
    const administration = await section('Administration');
    expect(administration.getByRole('link', { name: 'Work in progress' })).toHaveAttribute('href', '/admin/queues');
    await user.click(administration.getByRole('button', { name: 'What happened here' }));
    expect(await administration.findByText(/slowed down after too many wrong passwords/)).toBeInTheDocument();
    expect(administration.getByText(/user user-bea/)).toBeInTheDocument();
  });
});

describe('this device', () => {
  const openDevice = async () => {
    haveAccount();
    const { user } = openApp('/account');
    return { user, device: await section('This device') };
  };

  it('is as light or dark as is chosen there', async () => {
    const { user, device } = await openDevice();
    const colours = within(device.getByRole('group', { name: 'Colours' }));
    expect(colours.getByRole('radio', { name: 'Same as the device' })).toBeChecked();
    await user.click(colours.getByRole('radio', { name: 'Ink (dark)' }));
    expect(document.documentElement.dataset.scheme).toBe('dark');
    await user.click(colours.getByRole('radio', { name: 'Same as the device' }));
    expect(document.documentElement.dataset.scheme).toBeUndefined();
  });

  it('shows words while one speaks, and takes single keys for shortcuts, unless it is told not to', async () => {
    const { user, device } = await openDevice();
    for (const [name, isOff] of [
      ['Show the words while I speak', () => captionsSetting.read() === 'hidden'],
      ['Single keys are shortcuts', () => singleKeys.read() === 'off'],
    ] as const) {
      const choice = device.getByRole('checkbox', { name });
      expect(choice).toBeChecked();
      expect(choice).toHaveAccessibleDescription(/\w/);
      await user.click(choice);
      expect(isOff()).toBe(true);
      await user.click(choice);
      expect(isOff()).toBe(false);
    }
  });
});

describe('what happened with the account', () => {
  it('is told in sentences, page by page', async () => {
    haveAccount();
    server.use(
      http.get('/api/account/security-events', ({ request }) => {
        const isFirst = !new URL(request.url).searchParams.has('cursor');
        const headers = { link: '</api/account/security-events?limit=20&cursor=2>; rel="next"' };
        return isFirst
          ? HttpResponse.json([SHARED], { headers })
          : HttpResponse.json([{ ...SHARED, id: 1, kind: 'sign-in.failed', otherPerson: null }]);
      }),
    );
    const { user } = openApp('/account');
    const events = await section('What happened with your account');
    expect(await events.findByText('A note was shared with Bea Dashwood')).toBeInTheDocument();
    expect(events.getByText(/Firefox on Linux · from 192.0.2.7/)).toBeInTheDocument();
    await user.click(events.getByRole('button', { name: 'Older events' }));
    expect(await events.findByText('A wrong password was typed')).toBeInTheDocument();
    expect(events.queryByRole('button', { name: 'Older events' })).not.toBeInTheDocument();
  });

  it('says so when there is nothing, and when it cannot be loaded', async () => {
    haveAccount();
    server.use(http.get('/api/account/security-events', () => problem(500, 'Not now.')));
    const { user } = openApp('/account');
    const events = await section('What happened with your account');
    server.use(http.get('/api/account/security-events', () => HttpResponse.json([])));
    await user.click(await events.findByRole('button', { name: 'Try again' }));
    expect(await events.findByText('Nothing yet.')).toBeInTheDocument();
  });
});
