import { HttpResponse, http } from 'msw';
import { screen, within } from '@testing-library/react';
import { server } from './server.ts';

const missing = () => HttpResponse.json({ message: 'No such note.', code: 'note.missing' }, { status: 404 });

/** The note is deleted, or no longer shared. */
export function loseNote(): void {
  server.use(http.all('/api/notes/7', missing), http.all('/api/notes/7/:what', missing));
}

/** The keys of the words that this browser keeps. */
export const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));
export const kept = async () => within(await screen.findByRole('region', { name: 'Words that were not saved' }));
