import type { ReactNode } from 'react';
import { area } from '../catalogue.ts';
import { sentence } from '../sentence.ts';

export const administrationTexts = area('administration', {
  administration: 'Administration',
  aboutAdministration: 'You look after this Stitchbook for everybody here.',
  workInProgress: 'Work in progress',
  whatHappened: 'What happened here',
  hideWhatHappened: 'Hide what happened here',
  invitations: 'Invitations',
  loadingInvitations: 'Loading invitations',
  invitationsNotLoaded: 'The invitations could not be loaded.',
  noInvitations: 'No invitation is waiting to be used.',
  unusedInvitations: 'Invitations that nobody has used yet',
  whoeverHasTheLink: 'Whoever has the link',
  until: (date: ReactNode) => sentence`until ${date}`,
  takeBack: 'Take back',
  takeBackOf: (name: string) => `Take back the invitation of ${name}`,
  takenBack: 'Invitation taken back',
  linkIsDead: 'Its link leads nowhere any more.',
  takeBackFailed: (reason: string) => `Failed to take back the invitation: ${reason}`,
  emailOfInvited: 'Email of who is invited (may stay empty)',
  invite: 'Make an invitation',
  inviting: 'Inviting…',
  inviteFailed: (reason: string) => `Failed to invite: ${reason}`,
  giveLinkTo: (email: ReactNode) => sentence`Give this link to ${email}. It is shown this once, and works for a week.`,
  giveLinkToSomebody: 'Give this link to one person. It is shown this once, and works for a week.',
  copyLink: 'Copy the link',
  linkCopied: 'Link copied',
  theLink: 'The link',
});
