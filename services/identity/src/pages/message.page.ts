import { html } from '@stitchbook/pages';
import { page } from './page.ts';

export interface Message {
  title: string;
  sentence: string;
  link: { href: string; label: string };
}

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
