import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openApp } from './render-app.tsx';
import { signedOut } from './server.ts';

jest.unstable_mockModule('../src/texts/de/index.ts', () => {
  throw new Error('no network');
});

it('the page is in English where its German cannot be fetched', async () => {
  const { speakChosenLanguage } = await import('../src/app/speak-chosen-language.ts');
  localStorage.setItem('stitchbook.language', 'de');
  await speakChosenLanguage();
  signedOut();
  openApp('/');
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeInTheDocument();
  expect(document.documentElement).not.toHaveAttribute('lang', 'de');
});
