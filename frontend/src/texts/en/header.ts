import { area } from '../catalogue.ts';

export const headerTexts = area('header', {
  yourAccount: 'Your account',
  copyUserId: 'Copy my user id',
  userIdCopied: 'User id copied',
  giveUserId: 'Give it to someone who wants to share a note with you.',
  yourUserId: 'Your user id',
  colours: 'Colours',
  schemes: { system: 'Same as the device', light: 'Paper (light)', dark: 'Ink (dark)' },
  logOut: 'Log out',
});
