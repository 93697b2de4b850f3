import { screen, waitFor } from '@testing-library/react';
import { speakChosenLanguage } from '../src/app/speak-chosen-language.ts';
import { landingTexts } from '../src/texts/en/landing.ts';
import { openApp } from './render-app.tsx';
import { signedOut } from './server.ts';

/** As they were written, before anything is translated. */
const ENGLISH = { landing: Object.values(landingTexts).filter((text) => typeof text === 'string') };

beforeAll(async () => {
  localStorage.setItem('stitchbook.language', 'de');
  await speakChosenLanguage();
});

function expectNoEnglish(texts: readonly string[]): void {
  const said = document.body.textContent;
  expect(texts.filter((text) => said.includes(text))).toEqual([]);
}

describe('in German', () => {
  it('the page says that it is', () => {
    expect(document.documentElement).toHaveAttribute('lang', 'de');
  });

  it('the landing page invites a visitor', async () => {
    signedOut();
    openApp('/');
    for (const name of ['Anmelden', 'Früh dabei sein', 'Setz deinen ersten Stich'])
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/api/login');
    expect(screen.getByRole('heading', { name: 'Was ist ein Stitch?' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Stitchbook: denk laut'));
    expectNoEnglish(ENGLISH.landing);
  });

  it('leaves what was really said in English as it is, and says so', () => {
    signedOut();
    openApp('/');
    expect(screen.getByText(/walked past the old bindery/, { selector: 'blockquote' })).toHaveAttribute('lang', 'en');
  });
});
