// @ts-check
import { open } from './screen.mjs';

/** @type {import('./screen.mjs').Screen[]} What somebody sees who has nothing yet. */
export const NEW_PERSON_SCREENS = [
  { name: 'notes-empty', show: open('/notes', 'No notes found.') },
  { name: 'creations-empty', show: open('/creations', 'No Creations Yet') },
];
