// @ts-check
import { LONG_SPEECH, ODD_TAGS, ODD_TITLE, ODD_WORDS } from './odd-words.mjs';
import { makeSpokenNote, makeWrittenNote } from './make-note.mjs';

/** @typedef {import('./ask-api.mjs').AskApi} AskApi */

const THREADS = ['#0f9d8a', '#d97706', '#db2777', '#6366f1'];

/**
 * Fills the list of one person, and shares with them what another has made; what is said is the same recording each
 * time, what people would have saved differs.
 * @param {AskApi} person @param {AskApi} friend
 */
export async function makeSampleNotes(person, friend) {
  const oddNoteId = await makeWrittenNote(person, ODD_TITLE, ODD_WORDS, ODD_TAGS);
  const longNoteId = await makeWrittenNote(person, 'Everything about the house, in one go', LONG_SPEECH, []);
  const sharedNoteIds = await shareNotes(friend, (await person.get('/api/auth/user')).id);
  await makeSpokenNote(person, 'Groceries for Sunday', ['shopping-list']);
  const noteId = await makeSpokenNote(person, 'The workshop by the canal', ['studio', 'idea', 'project-update']);
  await colourThemes(person);
  await talkAbout(person, noteId);
  const sharedWithUserId = (await friend.get('/api/auth/user')).id;
  await person.post(`/api/notes/${noteId}/share`, { sharedWithUserId, permission: 'comment' });
  await person.post(`/api/notes/${noteId}/generate`);
  await person.post(`/api/notes/${longNoteId}/generate`, { type: 'action_items' });
  return { noteId, longNoteId, oddNoteId, sharedNoteIds };
}

/** @param {AskApi} friend @param {string} sharedWithUserId */
async function shareNotes(friend, sharedWithUserId) {
  /** @param {'view' | 'comment' | 'edit'} permission @param {string} title @param {string[]} tags */
  const share = async (permission, title, tags) => {
    const id = await makeSpokenNote(friend, title, tags);
    await friend.post(`/api/notes/${id}/share`, { sharedWithUserId, permission });
    return id;
  };
  return {
    view: await share('view', 'What the doctor said', ['health']),
    comment: await share('comment', 'Songs for the evening at Barton', ['music', 'idea']),
    edit: await share('edit', 'Plan for the journey to London', ['journey', 'todo-list']),
  };
}

/** @param {AskApi} person */
async function colourThemes(person) {
  for (const [index, { id }] of (await person.get('/api/themes')).entries()) {
    await person.patch(`/api/themes/${id}`, { color: THREADS[index % THREADS.length] });
  }
}

/** @param {AskApi} person @param {number} noteId */
async function talkAbout(person, noteId) {
  const comments = `/api/notes/${noteId}/comments`;
  await person.post(comments, { content: 'Ask Marta what the roof would cost.' });
  await person.post(comments, { content: 'This is the heart of it.', timestamp: 3 });
}
