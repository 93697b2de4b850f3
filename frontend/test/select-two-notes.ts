import { screen } from '@testing-library/react';
import { makeNote } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNotes } from './server.ts';

export const NOTES = ['One', 'Two', 'Three', 'Four'].map((title, index) => makeNote({ id: index + 1, title }));
export const box = (title: string) => screen.getByRole('checkbox', { name: `Select “${title}”` });
export const titles = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));

export async function openList() {
  haveNotes(NOTES);
  const { user } = openApp('/notes');
  await screen.findByRole('link', { name: 'Four' });
  return user;
}

export async function selectTwo() {
  const user = await openList();
  await user.click(screen.getByRole('button', { name: 'Select' }));
  await user.click(screen.getByRole('link', { name: 'One' }));
  await user.click(box('Two'));
  expect(await screen.findByText('2 selected')).toBeInTheDocument();
  return user;
}
