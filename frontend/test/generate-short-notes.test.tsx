import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { MADE, openList, openPage, takeRequests } from './open-to-generate.ts';
import { makeNoteDetail } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { ADA, haveNote, server } from './server.ts';

describe('where no language model is configured', () => {
  beforeEach(() =>
    server.use(http.get('/api/auth/user', () => HttpResponse.json({ ...ADA, hasLanguageModel: false }))),
  );

  it.each([
    ['its card', openList],
    ['its page', openPage],
  ])('says before what a short note is too short for, on %s', async (_, open) => {
    const asked = takeRequests({ state: 'done', result: { ...MADE, type: 'summary' } });
    const { user, button } = await open();
    expect(button).toHaveAccessibleDescription('This note is short, so it becomes a summary');
    await user.click(screen.getByRole('button', { name: 'Choose what to generate' }));
    const reason = 'Too short to reshape without a language model: takes 80 words';
    for (const name of ['Personal Narrative', 'story']) {
      const item = screen.getByRole('menuitem', { name: `${name} ${reason}` });
      expect(item).toHaveAttribute('aria-disabled', 'true');
      await user.click(item);
      expect(item).toBeInTheDocument();
    }
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('menuitem', { name: 'podcast script' }));
    expect(await screen.findByText('Creation generated successfully!')).toBeInTheDocument();
    expect(asked).toEqual([{ type: 'podcast_script' }]);
  });

  it('reaches the reason by the keys alone', async () => {
    const { user } = await openPage();
    screen.getByRole('button', { name: 'Choose what to generate' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Personal Narrative Too short/ })).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: /^story Too short/ })).toHaveFocus();
  });

  it('offers everything of a note with eighty words', async () => {
    haveNote(makeNoteDetail({ transcript: 'What if the old bindery became the studio? '.repeat(10) }));
    const { user } = openApp('/notes/7');
    await user.click(await screen.findByRole('button', { name: 'Choose what to generate' }));
    for (const item of await screen.findAllByRole('menuitem')) expect(item).not.toHaveAttribute('aria-disabled');
  });
});

describe('a note without words', () => {
  it('says that there is nothing to make something from', async () => {
    haveNote(makeNoteDetail({ transcript: '' }));
    const { user } = openApp('/notes/7');
    const button = await screen.findByRole('button', { name: 'Generate Creation' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(await screen.findByText('There are no words in this note to make something from.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Choose what to generate' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'There are no words in this note to make something from.',
    ]);
  });
});
