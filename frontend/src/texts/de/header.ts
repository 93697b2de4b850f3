import type { headerTexts } from '../en/header.ts';

export const header: typeof headerTexts = {
  yourAccount: 'Dein Konto',
  copyUserId: 'Meine Nutzer-ID kopieren',
  userIdCopied: 'Nutzer-ID kopiert',
  giveUserId: 'Gib sie jemandem, der eine Notiz mit dir teilen will.',
  yourUserId: 'Deine Nutzer-ID',
  colours: 'Farben',
  schemes: { system: 'Wie das Gerät', light: 'Papier (hell)', dark: 'Tinte (dunkel)' },
  logOut: 'Abmelden',
};
