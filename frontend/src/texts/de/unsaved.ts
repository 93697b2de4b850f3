import type { unsavedTexts } from '../en/unsaved.ts';
import { plural } from '../plural.ts';

export const unsaved: typeof unsavedTexts = {
  savedInView: 'Sprachnotiz gespeichert!',
  uploadedInView: 'Sprachnotiz hochgeladen und gespeichert!',
  saved: 'Notiz gespeichert!',
  notSaved: 'Die Notiz konnte nicht gespeichert werden. Bitte versuche es noch einmal.',
  notTranscribed: 'Die Aufnahme konnte nicht aufgeschrieben und gespeichert werden.',
  notUploaded: 'Die Audiodatei konnte nicht hochgeladen und verarbeitet werden.',
  uploadCancelled: 'Hochladen abgebrochen.',
  keptHere: 'Auf diesem Gerät behalten',
  sentWhenReachable: 'Sie wird gesendet, sobald Stitchbook wieder erreichbar ist.',
  sentWhenSignedIn: 'Sie wird gesendet, sobald du dich wieder angemeldet hast.',
  otherTab: 'Ein anderer Tab arbeitet gerade mit dieser Aufnahme.',
  notSavedYet: 'Noch nicht gespeichert',
  keptCount: (count) =>
    `${plural(count, { one: 'Eine Aufnahme bleibt', other: `${count} Aufnahmen bleiben` })} auf diesem Gerät, bis du sie speicherst oder verwirfst.`,
  cannotLook: 'Dieser Browser konnte nicht nach Aufnahmen suchen, die noch nicht gespeichert sind.',
  reloadToSee: (reason) => `${reason} Was auf diesem Gerät liegt, bleibt da: Lade die Seite neu, um es zu sehen.`,
  discarded: 'Aufnahme verworfen.',
  notBroughtBack: 'Dieser Browser konnte die Aufnahme nicht zurückholen.',
  notDiscarded: 'Dieser Browser konnte die Aufnahme nicht verwerfen. Bitte versuche es noch einmal.',
  notRead: 'Dieser Browser konnte die Aufnahme nicht lesen.',
  stillHere: (reason) => `${reason} Sie ist noch auf diesem Gerät: Lade die Seite neu und versuche es noch einmal.`,
  noRoom: 'Auf diesem Gerät ist kein Platz mehr für die Aufnahme.',
  updatedInOtherTab:
    'Stitchbook wurde in einem anderen Tab aktualisiert: Dieser hier kann nicht mehr nutzen, was auf diesem Gerät liegt.',
  leftUnfinished: 'Nicht zu Ende gebracht',
};
