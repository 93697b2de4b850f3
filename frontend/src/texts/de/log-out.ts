import type { logOutTexts } from '../en/log-out.ts';
import { plural } from '../plural.ts';

export const logOut: typeof logOutTexts = {
  asked: 'Jetzt abmelden?',
  logOut: 'Abmelden',
  recordingStops:
    'Du nimmst gerade auf. Das endet, und was du gesagt hast, bleibt auf diesem Gerät, bis du dich hier wieder anmeldest.',
  recordingStays:
    'Deine Aufnahme ist noch nicht gespeichert. Sie bleibt auf diesem Gerät, bis du dich hier wieder anmeldest.',
  recordingLost:
    'Deine Aufnahme ist noch nicht gespeichert, und dieses Gerät konnte nicht alles davon behalten. Speichere sie zuerst.',
  fileStops: 'Eine Datei wird noch gesendet. Das endet, und sie muss neu ausgewählt werden.',
  recordingsStay: (count) =>
    plural(count, {
      one: 'Eine Aufnahme auf diesem Gerät ist noch nicht gespeichert. Sie bleibt hier, bis du dich wieder anmeldest.',
      other: `${count} Aufnahmen auf diesem Gerät sind noch nicht gespeichert. Sie bleiben hier, bis du dich wieder anmeldest.`,
    }),
  wordsStay:
    'Getippte Wörter sind noch nicht gespeichert. Sie bleiben auf diesem Gerät, bis du dich hier wieder anmeldest.',
};
