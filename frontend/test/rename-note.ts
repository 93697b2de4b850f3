import type { UserEvent } from '@testing-library/user-event';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeNote, makeNoteDetail } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNote, haveNotes, server } from './server.ts';

interface Sent {
  title: string;
  ifMatch: string | null;
}

/** Takes titles, and answers as the server does. */
export function takeTitles(): Sent[] {
  const sent: Sent[] = [];
  server.use(
    http.post('/api/notes/7/update-title', async ({ request }) => {
      const { title } = (await request.json()) as { title: string };
      sent.push({ title, ifMatch: request.headers.get('if-match') });
      const note = makeNoteDetail({ title, version: 2 });
      haveNote(note);
      haveNotes([note]);
      return HttpResponse.json({ success: true, message: 'Title updated', note });
    }),
  );
  return sent;
}

export async function editOnCard(): Promise<{ user: UserEvent; field: HTMLElement }> {
  haveNotes([makeNote()]);
  const { user } = openApp('/notes');
  await user.click(await screen.findByRole('button', { name: 'More options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit Title' }));
  return { user, field: await screen.findByRole('textbox', { name: 'Title' }) };
}

export async function editOnPage(): Promise<{ user: UserEvent; field: HTMLElement }> {
  haveNote(makeNoteDetail());
  const { user } = openApp('/notes/7');
  await user.click(await screen.findByRole('button', { name: 'The workshop by the canal' }));
  return { user, field: await screen.findByRole('textbox', { name: 'Title' }) };
}
