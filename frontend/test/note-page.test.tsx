import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeNoteDetail, sharedAccess } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNote, server } from './server.ts';

const facts = async () => within(await screen.findByRole('list', { name: 'About this note' }));

describe('the page of a note', () => {
  it('says on one line when it was made, how long it is, its mood, and with how many it is shared', async () => {
    haveNote(makeNoteDetail());
    const share = { sharedWithUserId: 'user-bea', sharedWithName: 'Bea', permission: 'view' };
    server.use(
      http.get('/api/notes/7/shares', () =>
        HttpResponse.json([share, { ...share, sharedWithUserId: 'user-carl', sharedWithName: 'Carl' }]),
      ),
    );
    openApp('/notes/7');
    const line = await facts();
    expect(await line.findByText('Shared with 2')).toBeInTheDocument();
    expect(line.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Saturday, May 30, 2026 at 2:07 PM',
      'Length 1:05',
      'Very Positive',
      'Shared with 2',
    ]);
  });

  it('says to others who shares it and what they may do, and does not ask with whom else', async () => {
    haveNote(makeNoteDetail({ access: sharedAccess('comment') }));
    server.use(http.get('/api/notes/7/shares', () => HttpResponse.error()));
    openApp('/notes/7');
    const line = await facts();
    expect(line.getByText('Shared by Bea Dashwood')).toBeInTheDocument();
    expect(line.getByText('View and comment')).toBeInTheDocument();
    expect(line.queryByText(/^Shared with/)).not.toBeInTheDocument();
  });

  it('has its player and its words before its tags and its comments', async () => {
    haveNote(makeNoteDetail());
    openApp('/notes/7');
    const player = await screen.findByRole('group', { name: /^Audio of/ });
    const parts = ['Transcript', 'Tags', 'Comments'].map((name) => screen.getByRole('region', { name }));
    const inOrder = [player, ...parts];
    inOrder.slice(1).forEach((part, index) => {
      expect(inOrder[index]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    });
  });
});
