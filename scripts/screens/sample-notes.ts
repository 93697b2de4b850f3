import { LONG_SPEECH, ODD_TAGS, ODD_TITLE, ODD_WORDS } from '../../e2e/words/odd-words.ts';
import { makeSpokenNote, makeTalk, makeWrittenNote } from './make-note.ts';
import type { ApiClient } from './api-client.ts';

const THREADS = ['#0f9d8a', '#d97706', '#db2777', '#6366f1'];

/**
 * Fills the list of one person, and shares with them what another has made; what is said is the same recording each
 * time, what people would have saved differs.
 */
export async function makeSampleNotes(person: ApiClient, friend: ApiClient) {
  const talkId = await makeTalk(person, 'A long talk in the garden', ['garden', 'letters']);
  const oddNoteId = await makeWrittenNote(person, ODD_TITLE, ODD_WORDS, ODD_TAGS);
  const longNoteId = await makeWrittenNote(person, 'Everything about the house, in one go', LONG_SPEECH, []);
  const sharedNoteIds = await shareNotes(friend, (await person.get<{ id: string }>('/api/auth/user')).id);
  await makeSpokenNote(person, 'Groceries for Sunday', ['shopping-list']);
  const noteId = await makeSpokenNote(person, 'The workshop by the canal', ['studio', 'idea', 'project-update']);
  await colourThemes(person);
  await talkAbout(person, noteId, 3);
  await talkAbout(person, talkId, 65);
  const sharedWithUserId = (await friend.get<{ id: string }>('/api/auth/user')).id;
  await person.post(`/api/notes/${noteId}/share`, { sharedWithUserId, permission: 'comment' });
  await person.post(`/api/notes/${noteId}/generate`);
  await person.post(`/api/notes/${longNoteId}/generate`, { type: 'action_items' });
  return { noteId, talkId, longNoteId, oddNoteId, sharedNoteIds };
}

async function shareNotes(friend: ApiClient, sharedWithUserId: string) {
  const share = async (permission: 'view' | 'comment' | 'edit', title: string, tags: string[]) => {
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

async function colourThemes(person: ApiClient) {
  for (const [index, { id }] of (await person.get<{ id: number }[]>('/api/themes')).entries()) {
    await person.patch(`/api/themes/${id}`, { color: THREADS[index % THREADS.length] });
  }
}

async function talkAbout(person: ApiClient, noteId: number, timestamp: number) {
  const comments = `/api/notes/${noteId}/comments`;
  await person.post(comments, { content: 'Ask Marta what the roof would cost.' });
  await person.post(comments, { content: 'This is the heart of it.', timestamp });
}
