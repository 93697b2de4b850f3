import { screen, waitFor } from '@testing-library/react';
import { makeNoteDetail } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNote } from './server.ts';

describe('the moment that an address names', () => {
  const segments = [
    { startSeconds: 0, endSeconds: 1, text: 'The garden.' },
    { startSeconds: 1.5, endSeconds: 3, text: 'I need to call Ana.' },
  ];

  it('is where the words and the audio of a note begin', async () => {
    haveNote(makeNoteDetail({ segments, transcript: 'The garden. I need to call Ana.' }));
    openApp('/notes/7?at=1.5');
    await waitFor(() => expect(document.activeElement?.closest('li')).toHaveTextContent('I need to call Ana.'));
    expect(screen.getByRole('slider', { name: 'Seek' })).toHaveValue('1.5');
  });

  it.each(['', 'x', '-1', 'Infinity'])('is none when it is "%s"', async (at) => {
    haveNote(makeNoteDetail({ segments, transcript: 'The garden. I need to call Ana.' }));
    openApp(`/notes/7?at=${at}`);
    expect(await screen.findByRole('heading', { level: 1, name: /^The workshop/ })).toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.getByRole('slider', { name: 'Seek' })).toHaveValue('0');
    expect(document.activeElement?.closest('li[data-seconds]')).toBeNull();
  });
});
