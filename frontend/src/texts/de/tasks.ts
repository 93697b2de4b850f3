import type { taskTexts } from '../en/tasks.ts';

export const tasks: typeof taskTexts = {
  title: 'Aufgaben',
  fromYourNotes: 'Aufgaben aus deinen Notizen',
  loading: 'Aufgaben werden geladen',
  notLoaded: 'Deine Aufgaben konnten nicht geladen werden.',
  show: 'Anzeigen',
  open: 'Zu erledigen',
  done: 'Erledigt',
  export: 'Exportieren',
  formats: { md: 'Als Markdown (.md)', ics: 'Kalender (.ics)' },
  none: 'Nichts zu tun',
  whereFrom:
    'Sag in einer Notiz, was du zu tun hast, zum Beispiel „Ich muss am Freitag Ana anrufen“. Es wird gefunden, sobald die Worte da sind.',
  noneDone: 'Noch ist nichts erledigt',
  howDone: 'Was du abhakst, bleibt hier.',
  more: 'Mehr Aufgaben',
  dueOn: (day) => `Fällig am ${day}`,
  wasDue: (day) => `War fällig am ${day}`,
  edit: (task) => `„${task}“ ändern`,
  dismiss: (task) => `„${task}“ verwerfen`,
  text: 'Was zu tun ist',
  due: 'Bis',
  changeFailed: (reason) => `Die Aufgabe wurde nicht geändert: ${reason}`,
  dismissed: 'Aufgabe verworfen',
  dismissFailed: (reason) => `Die Aufgabe wurde nicht verworfen: ${reason}`,
  restoreFailed: (reason) => `Die Aufgabe kam nicht zurück: ${reason}`,
};
