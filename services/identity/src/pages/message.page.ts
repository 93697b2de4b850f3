import { html } from '@stitchbook/pages';
import { page } from './page.ts';

/** What a page without a form says. */
export interface Message {
  title: string;
  sentence: string;
  link: { href: string; label: string };
}

/** A page with one sentence and one way on. */
export function messagePage({ title, sentence, link }: Message): string {
  return page({
    title,
    body: html`<h1>${title}</h1>
      <p class="lead">${sentence}</p>
      <p><a class="button" href="${link.href}">${link.label}</a></p>`,
  });
}

export const startAgain = { href: '/api/login', label: 'Start again' };

export const expired: Message = {
  title: 'This sign-in has expired',
  sentence: 'A sign-in is open for one hour, in the browser in which it began. Start again and it takes a moment.',
  link: startAgain,
};

export const refused: Message = {
  title: 'That did not come from our page',
  sentence: 'For your safety, a sign-in is only taken from the form on this site. Start again from here.',
  link: startAgain,
};

export const failed: Message = {
  title: 'Something came undone',
  sentence: 'It is not your doing. Please try again in a moment.',
  link: startAgain,
};

export const absent: Message = {
  title: 'There is nothing here',
  sentence: 'The address may have a slip in it.',
  link: { href: '/', label: 'To Stitchbook' },
};

export const signedOut: Message = {
  title: 'You are signed out',
  sentence: 'Your stitches stay where they are.',
  link: { href: '/', label: 'To Stitchbook' },
};

export const passwordChanged: Message = {
  title: 'Your password is changed',
  sentence: 'Wherever else you were signed in, you are signed out now.',
  link: { href: '/', label: 'To Stitchbook' },
};

export const passwordReset: Message = {
  title: 'You have a new password',
  sentence: 'Everybody who was signed in to your account is signed out. Sign in with the new password.',
  link: { href: '/api/login', label: 'Sign in' },
};

export const linkUsedUp: Message = {
  title: 'This link is of no use any more',
  sentence: 'It was used already, or it is too old. You can ask for another one.',
  link: { href: '/oidc/forgot', label: 'Ask for another link' },
};

export const tooManySignInsStarted: Message = {
  title: 'Too many sign-ins were begun',
  sentence: 'Please try again in a while.',
  link: { href: '/', label: 'To Stitchbook' },
};

/** For somebody new who may not join. */
export function byInvitationOnly(isClosed: boolean, contact = 'whoever runs it'): Message {
  return {
    title: isClosed ? 'Nobody new is let in' : 'By invitation only',
    sentence: isClosed
      ? `This Stitchbook takes no new accounts. If you think that it should, ask ${contact}.`
      : `This Stitchbook takes new accounts by invitation. Ask ${contact} for a link; each works once.`,
    link: { href: '/api/login', label: 'To the sign-in' },
  };
}
