import type { SecurityEvent } from '@stitchbook/api-types';
import type { SecurityEventKind } from '@stitchbook/contracts';

const SENTENCES: Readonly<Record<SecurityEventKind, string>> = {
  'sign-in.succeeded': 'Signed in',
  'sign-in.failed': 'A wrong password was typed',
  'sign-in.locked-out': 'Signing in was slowed down after too many wrong passwords',
  'sign-out.done': 'Signed out',
  'sign-out.everywhere': 'Signed out everywhere',
  'session.ended': 'Signed out in another browser',
  'account.created': 'The account was created',
  'account.exported': 'The account was exported',
  'account.imported': 'An archive was imported',
  'account.deleted': 'An account was deleted',
  'password.changed': 'The password was changed',
  'password.reset-requested': 'A link to choose a new password was asked for',
  'password.reset': 'A new password was chosen',
  'share.given': 'A note was shared',
  'share.ended': 'A share was ended',
  'share.left': 'A shared note was left',
  'person.blocked': 'Somebody was blocked',
  'person.unblocked': 'Somebody is not blocked any more',
  'note.deleted': 'A note was deleted',
  'note.restored': 'A deleted note was brought back',
  'administrator.granted': 'Became an administrator',
  'administrator.revoked': 'Is not an administrator any more',
  'invitation.created': 'Somebody was invited',
  'invitation.revoked': 'An invitation was taken back',
  'invitation.accepted': 'An invitation was accepted',
};

const WITH_SOMEBODY: Partial<Record<SecurityEventKind, (name: string) => string>> = {
  'share.given': (name) => `A note was shared with ${name}`,
  'share.ended': (name) => `The share with ${name} was ended`,
  'share.left': (name) => `A note of ${name} was left`,
  'person.blocked': (name) => `${name} was blocked`,
  'person.unblocked': (name) => `${name} is not blocked any more`,
};

/** What happened, without saying to whom: the same words serve the person and the administrator. */
export function eventSentence({ kind, otherPerson }: Pick<SecurityEvent, 'kind' | 'otherPerson'>): string {
  const named = otherPerson && WITH_SOMEBODY[kind]?.(otherPerson.name);
  // A newer server may know of more than this page does.
  return named ?? SENTENCES[kind] ?? kind;
}

/** What is worth a second look when one did not do it oneself. */
export function isAlarming(kind: SecurityEventKind): boolean {
  return ['sign-in.failed', 'sign-in.locked-out', 'password.reset-requested'].includes(kind);
}
