import type { keyboardTexts } from '../en/keyboard.ts';

export const keyboard: typeof keyboardTexts = {
  singleKeys: 'Einzelne Tasten sind Kürzel',
  whyTurnOff: 'Schalte das aus, wenn du diktierst oder Tasten aus Versehen drückst. Es gilt für dieses Gerät.',
  shortcuts: 'Tastenkürzel',
  everywhere: 'Überall',
  newRecording: 'Neue Aufnahme',
  searchNotes: 'Notizen durchsuchen',
  thisSheet: 'Diese Übersicht',
  onTheList: 'In der Liste der Notizen',
  find: 'In allen Notizen suchen',
  onANote: 'In einer Notiz mit Ton',
  playOrPause: 'Abspielen oder anhalten',
  seek: '5 Sekunden zurück oder vor',
  playFrom: 'Zu einem Stück der Mitschrift, und von dort abspielen',
  notWhileTyping: 'Tasten ohne Strg tun nichts, während du tippst.',
  ctrl: 'Strg',
  space: 'Leertaste',
  tab: 'Tab',
  enter: 'Eingabe',
};
