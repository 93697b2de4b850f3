import type { sharingTexts } from '../en/sharing.ts';

export const sharing: typeof sharingTexts = {
  share: { note: 'Notiz teilen', creation: 'Werk teilen' },
  titleQuoted: (title) => `„${title}“`,
  userId: 'Nutzer-ID',
  whereUserIdIs: 'Die Nutzer-ID aus dem Menü der anderen Person oder die E-Mail-Adresse ihres Kontos hier.',
  peopleYouShareWith: 'Menschen, mit denen du Notizen teilst',
  enterSomebody: 'Gib eine Nutzer-ID oder eine E-Mail-Adresse ein.',
  notShared: (reason) => `Nicht geteilt. ${reason}`,
  permission: 'Erlaubnis',
  sharing: 'Wird geteilt …',
  userIdRequired: 'Nutzer-ID fehlt',
  enterUserId: 'Gib die Nutzer-ID der Person ein, mit der du teilen willst.',
  shared: { note: 'Notiz geteilt', creation: 'Werk geteilt' },
  wasShared: (title) => `Die andere Person hat jetzt „${title}“.`,
  failed: { note: 'Teilen fehlgeschlagen', creation: 'Teilen des Werks fehlgeschlagen' },
  editorsSeeHistory:
    'Die Notiz dazu wird nicht mit geteilt. Wer das Werk bearbeiten darf, sieht auch, was früher darin stand.',

  copyLink: 'Link kopieren',
  whoOpensLink: 'Nur Menschen, mit denen geteilt wurde, können den Link öffnen.',
  linkCopied: 'Link kopiert',
  linkTo: { note: 'Link zu dieser Notiz', creation: 'Link zu diesem Werk' },

  sharedWith: 'Geteilt mit',
  permissionOf: (name) => `Erlaubnis für ${name}`,
  permissionChanged: 'Erlaubnis geändert',
  end: 'Nicht mehr teilen',
  endWith: (name) => `Nicht mehr teilen mit ${name}`,
  ended: 'Wird nicht mehr geteilt',
  sharedAgain: (name) => `Wieder mit ${name} geteilt`,
};
