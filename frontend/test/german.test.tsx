import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { speakChosenLanguage } from '../src/app/speak-chosen-language.ts';
import { deleteDrafts } from './crash-after.ts';
import { plugInMicrophone } from './fake-microphone.ts';
import { fakeUploads } from './fake-uploads.ts';
import { haveAccount, section } from './have-account.ts';
import { FULL_INSIGHTS } from './make-insights.ts';
import { makeNote, makeNoteDetail, sharedAccess } from './make-note.ts';
import { MADE } from './open-to-generate.ts';
import { openApp } from './render-app.tsx';
import { haveNote, haveNotes, server, signedOut } from './server.ts';

const AREAS = join(import.meta.dirname, '../src/texts/en');
/** Every English sentence, as it was written before anything is translated. */
const english = new Set<string>();

function collect(texts: unknown): void {
  if (typeof texts === 'string') english.add(texts);
  else if (typeof texts === 'object' && texts !== null) Object.values(texts).forEach(collect);
}

beforeAll(async () => {
  for (const file of readdirSync(AREAS)) collect(await import(join(AREAS, file)));
});

beforeEach(async () => {
  localStorage.setItem('stitchbook.language', 'de');
  await speakChosenLanguage();
});

afterEach(deleteDrafts);

/** What is marked as English may be; and words that both languages have are single ones. */
function expectNoEnglish(): void {
  const page = document.body.cloneNode(true) as HTMLElement;
  page.querySelectorAll('[lang=en]').forEach((part) => part.remove());
  expect([...english].filter((text) => text.includes(' ') && page.innerHTML.includes(text))).toEqual([]);
}

describe('in German', () => {
  it('the page says that it is', () => {
    expect(document.documentElement).toHaveAttribute('lang', 'de');
  });

  it('the landing page invites a visitor', async () => {
    signedOut();
    openApp('/');
    for (const name of ['Anmelden', 'Früh dabei sein', 'Setz deinen ersten Stich'])
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', expect.stringMatching('^/api/login'));
    expect(screen.getByRole('heading', { name: 'Was ist ein Stitch?' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Stitchbook: denk laut'));
    expectNoEnglish();
  });

  it('leaves what was really said in English as it is, and says so', () => {
    signedOut();
    openApp('/');
    expect(screen.getByText(/walked past the old bindery/, { selector: 'blockquote' })).toHaveAttribute('lang', 'en');
  });

  it('the account has its dates, and its sentences in the order of the language', async () => {
    haveAccount({ isAdministrator: true });
    openApp('/account');
    expect((await section('Profil')).getByText('1. Mai 2026')).toBeInTheDocument();
    const sessions = await section('Wo du angemeldet bist');
    const [row] = await sessions.findAllByRole('listitem');
    expect(row).toHaveTextContent(/Angemeldet am 30\. Mai 2026 um 14:07, zuletzt benutzt vor [a-z ]*\d+ \w+/);
    const events = await section('Was mit deinem Konto geschah');
    expect(await events.findByText('Eine Notiz wurde mit Bea Dashwood geteilt')).toBeInTheDocument();
    expect(await screen.findByText('Es ist keine Einladung offen.')).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Dein Konto · Stitchbook'));
    expectNoEnglish();
  });

  it('creations are called what they are', async () => {
    const creation = { ...MADE, noteTitle: 'Bindery', sources: [], content: 'Once.', createdAt: '2026-06-03T09:05:00' };
    const types = ['narrative', 'podcast_script', 'haiku_cycle'];
    server.use(
      http.get('/api/creations', () => HttpResponse.json(types.map((type, id) => ({ ...creation, id, type })))),
    );
    openApp('/creations');
    expect(await screen.findByRole('heading', { name: 'Deine Werke' })).toBeInTheDocument();
    for (const name of ['Persönliche Erzählung', 'Podcast-Skript', 'haiku cycle'])
      expect(await screen.findByRole('heading', { name, level: 2 })).toBeInTheDocument();
    expect(screen.getAllByText('3. Juni 2026')).toHaveLength(3);
    expectNoEnglish();
  });

  it('the list and the menus of its notes speak it', async () => {
    haveNotes([makeNote({ id: 7, title: 'The bindery', sentiment: 'very_positive', access: sharedAccess('edit') })]);
    const { user } = openApp('/notes?sort=longest');
    const card = within(await screen.findByRole('article', { name: 'The bindery' }));
    expect(card.getByText('Sehr positiv')).toBeInTheDocument();
    expect(card.getByText(/^Geteilt von /)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Längste zuerst entfernen' })).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Weitere Möglichkeiten' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Aus meiner Liste entfernen' }));
    expect(await screen.findByText(/^Du kannst „The bindery“ dann nicht mehr öffnen\./)).toBeInTheDocument();
    expectNoEnglish();
  });

  it('what another device has left and the recorder that goes on with it speak it', async () => {
    const updatedAt = new Date(Date.now() - 60_000).toISOString();
    fakeUploads.add({ title: 'Im Zug', updatedAt, bytes: Buffer.alloc(160_000), receivedBytes: 160_000 });
    plugInMicrophone();
    const { user } = openApp('/notes');
    const left = within(await screen.findByRole('listitem', { name: 'Im Zug' }));
    expect(left.getByText(/^Aufnahme von einem anderen Gerät/)).toHaveTextContent(/, 0:05, zuletzt um \d+:\d\d$/);
    await user.click(left.getByRole('button', { name: 'Weiter aufnehmen' }));
    await user.click(await screen.findByRole('button', { name: 'Aufnahme beenden' }));
    expect(await screen.findByText(/^Die ersten/)).toHaveTextContent('Die ersten 0:05 kommen von einem anderen Gerät');
    expectNoEnglish();
    await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
    await user.click(await screen.findByRole('button', { name: 'Auf diesem Gerät behalten' }));
    await screen.findByRole('button', { name: 'Weiter speichern' });
    expect(
      screen.getByText('Eine Aufnahme bleibt auf diesem Gerät, bis du sie speicherst oder verwirfst.'),
    ).toBeInTheDocument();
    expectNoEnglish();
  });

  it('insights have its dates and names', async () => {
    server.use(http.get('/api/insights', () => HttpResponse.json(FULL_INSIGHTS)));
    openApp('/insights');
    expect(await screen.findByRole('link', { name: '4 Notizen am 16. November 2026' })).toHaveTextContent('4');
    expect(screen.getByRole('rowheader', { name: 'Mo' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sehr positiv: 5 Notizen, November 2026' })).toBeInTheDocument();
    expect(screen.getByText('1.234')).toBeInTheDocument();
    expectNoEnglish();
  });

  it('a note, its words, its tags and what is said about it speak it', async () => {
    haveNote(
      makeNoteDetail({
        title: 'The bindery',
        transcriptEdit: { editedBy: { id: 'bea', name: 'Bea' }, editedAt: '2026-06-03T09:05:00' },
      }),
    );
    openApp('/notes/7');
    expect(await screen.findByText(/^bearbeitet von Bea/)).toHaveTextContent(/ vor [a-z ]*\d+ \w+$/);
    for (const name of ['Teilen', 'Weitere Möglichkeiten', 'Werk erzeugen', 'Worte verbessern'])
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Tag hinzufügen' })).toBeInTheDocument();
    expect(await screen.findByText('Noch hat niemand etwas gesagt.')).toBeInTheDocument();
    expectNoEnglish();
  });
});
