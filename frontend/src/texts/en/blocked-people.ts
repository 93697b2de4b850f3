import type { ReactNode } from 'react';
import { area } from '../catalogue.ts';
import { sentence } from '../sentence.ts';

export const blockedPeopleTexts = area('blocked-people', {
  loading: 'Loading blocked people',
  notLoaded: 'The people you have blocked could not be loaded.',
  none: 'You have blocked nobody.',
  blockedOn: (date: ReactNode) => sentence`Blocked ${date}`,
  unblock: 'Unblock',
  unblockPerson: (name: string) => `Unblock ${name}`,
  unblocked: (name: string) => `${name} is not blocked any more`,
  mayShareAgain: 'They can share notes with you again.',
  unblockFailed: (reason: string) => `Failed to unblock: ${reason}`,
});
