import { jest } from '@jest/globals';
import type { Account, SecurityEvent, Session } from '@stitchbook/api-types';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ADA, server } from './server.ts';

const soon = () => new Date(Date.now() + 300_000).toISOString();
export const HERE: Session = {
  id: 'here',
  device: 'Firefox on Linux',
  signedInAt: '2026-05-30T14:07:00',
  lastUsedAt: '2026-06-01T08:00:00',
  isCurrent: true,
};
const THERE: Session = { ...HERE, id: 'there', device: 'Safari on iOS', isCurrent: false };
export const SHARED: SecurityEvent = {
  id: 2,
  kind: 'share.given',
  happenedAt: '2026-05-31T09:05:00',
  device: 'Firefox on Linux',
  address: '192.0.2.7',
  noteId: 7,
  otherPerson: { id: 'user-bea', name: 'Bea Dashwood' },
};

/** Somebody who gave their password just now, until a test says otherwise. */
export function haveAccount(changes: Partial<Account> = {}): void {
  const account: Account = {
    ...ADA,
    createdAt: '2026-05-01T10:00:00',
    isAdministrator: false,
    titleNotesForMe: false,
    spokenLanguages: ['en'],
    hasPasswordHere: true,
    freshUntil: soon(),
    ...changes,
  };
  server.use(
    http.get('/api/account', () => HttpResponse.json(account)),
    http.get('/api/invitations', () => HttpResponse.json([])),
    http.get('/api/account/sessions', () => HttpResponse.json([HERE, THERE])),
    http.get('/api/account/security-events', () => HttpResponse.json([SHARED])),
  );
}

/** Where the app sends the browser; jsdom goes nowhere. */
export const gone: string[] = [];
jest.unstable_mockModule('../src/features/account/leave-app.ts', () => ({
  leaveApp: (address: string) => void gone.push(address),
}));
beforeEach(() => {
  gone.length = 0;
});

/** A part of the account's screen, by its heading. */
export const section = async (name: string) => within(await screen.findByRole('region', { name }));
