import type { sharingTexts } from '../en/sharing.ts';

export const sharing: typeof sharingTexts = {
  shareNote: 'Notiz teilen',
  titleQuoted: (title) => `„${title}“`,
  userId: 'Nutzer-ID',
  whereUserIdIs: 'Aus dem Menü der anderen Person',
  permission: 'Erlaubnis',
  sharing: 'Wird geteilt …',
  userIdRequired: 'Nutzer-ID fehlt',
  enterUserId: 'Gib die Nutzer-ID der Person ein, mit der du teilen willst.',
  shared: 'Notiz geteilt',
  wasShared: (title) => `Die andere Person hat jetzt „${title}“.`,
  failed: 'Teilen fehlgeschlagen',

  sharedWith: 'Geteilt mit',
  permissionOf: (name) => `Erlaubnis für ${name}`,
  permissionChanged: 'Erlaubnis geändert',
  end: 'Beenden',
  endWith: (name) => `Nicht mehr mit ${name} teilen`,
  ended: 'Wird nicht mehr geteilt',
  sharedAgain: (name) => `Wieder mit ${name} geteilt`,
};
