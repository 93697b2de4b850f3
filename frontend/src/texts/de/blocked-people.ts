import type { blockedPeopleTexts } from '../en/blocked-people.ts';
import { sentence } from '../sentence.ts';

export const blockedPeople: typeof blockedPeopleTexts = {
  loading: 'Blockierte Personen werden geladen',
  notLoaded: 'Die Personen, die du blockiert hast, konnten nicht geladen werden.',
  none: 'Du hast niemanden blockiert.',
  blockedOn: (date) => sentence`Blockiert am ${date}`,
  unblock: 'Nicht mehr blockieren',
  unblockPerson: (name) => `${name} nicht mehr blockieren`,
  unblocked: (name) => `${name} ist nicht mehr blockiert`,
  mayShareAgain: 'Diese Person kann wieder Notizen mit dir teilen.',
  unblockFailed: (reason) => `Das Blockieren aufzuheben ist fehlgeschlagen: ${reason}`,
};
