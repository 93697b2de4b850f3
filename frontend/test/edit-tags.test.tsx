import { FALLBACK_TAG_SUGGESTIONS } from '@stitchbook/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { gate } from './gate.ts';
import { makeNoteDetail, sharedAccess } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNote, makeJob, problem, server } from './server.ts';

const themesOf = (tags: string[]) => tags.map((name, index) => ({ id: index + 1, name, color: '#6366f1' }));
const noteWith = (tags: string[], version = 1) => makeNoteDetail({ tags, themes: themesOf(tags), version });

/** Takes lists of tags, and answers as the server does, once it may. */
function takeTags(mayAnswer = Promise.resolve()): string[][] {
  const sent: string[][] = [];
  server.use(
    http.post('/api/notes/7/update-tags', async ({ request }) => {
      const { tags } = (await request.json()) as { tags: string[] };
      sent.push(tags);
      await mayAnswer;
      const note = noteWith(tags, sent.length + 1);
      haveNote(note);
      return HttpResponse.json({ success: true, message: 'Tags updated', note });
    }),
  );
  return sent;
}

async function openNote(tags: string[]) {
  haveNote(noteWith(tags));
  const { user } = openApp('/notes/7');
  return { user, field: await screen.findByRole('textbox', { name: 'Add a tag' }) };
}

const shownTags = () => within(screen.getByRole('list', { name: 'Tags' })).queryAllByRole('listitem');

describe('the tags of a note', () => {
  it('are added, trimmed and lowercase, and grey until the server has them', async () => {
    const answer = gate();
    const sent = takeTags(answer.opened);
    const { user, field } = await openNote(['studio']);
    await user.type(field, '  Canal {Enter}');
    expect(screen.getByText('canal').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
    answer.open();
    expect(await screen.findByText('Tag Added')).toBeInTheDocument();
    expect(screen.getByText('Added tag: canal')).toBeInTheDocument();
    expect(screen.getByText('canal').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
    expect(sent).toEqual([['studio', 'canal']]);
  });

  it('vanish at once when they are taken off', async () => {
    const answer = gate();
    const sent = takeTags(answer.opened);
    const { user } = await openNote(['studio', 'canal']);
    await user.click(screen.getByRole('button', { name: 'Remove tag studio' }));
    expect(screen.queryByText('studio')).not.toBeInTheDocument();
    answer.open();
    expect(await screen.findByText('Tag Removed')).toBeInTheDocument();
    expect(screen.getByText('Removed tag: studio')).toBeInTheDocument();
    expect(sent).toEqual([['canal']]);
  });

  it('are there once: adding one again says so and sends nothing', async () => {
    const sent = takeTags();
    const { user, field } = await openNote(['studio']);
    await user.type(field, 'Studio{Enter}');
    expect(await screen.findByText('Tag exists')).toBeInTheDocument();
    expect(screen.getByText('Tag "studio" already exists')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it.each([
    ['adding', 'Failed to add tag. Please try again.'],
    ['taking off', 'Failed to remove tag. Please try again.'],
  ])('are as before when %s fails, and nothing can be refetched either', async (change, message) => {
    const { user, field } = await openNote(['studio']);
    server.use(
      http.post('/api/notes/7/update-tags', () => problem(500, 'The database does not answer.')),
      http.all('/api/*', () => HttpResponse.error()),
    );
    if (change === 'adding') await user.type(field, 'canal{Enter}');
    else await user.click(screen.getByRole('button', { name: 'Remove tag studio' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(shownTags().map(({ textContent }) => textContent)).toEqual(['studio']);
  });

  it('are added several at a time', async () => {
    const sent = takeTags();
    const { user, field } = await openNote(['studio']);
    await user.type(field, 'canal, boiler{Enter}');
    expect(await screen.findByText('Tags updated successfully')).toBeInTheDocument();
    expect(sent).toEqual([['studio', 'canal', 'boiler']]);
  });

  it.each([
    [() => problem(400, 'A note can have at most 50 tags.'), 'Failed to update tags: A note can have at most 50 tags.'],
    [() => HttpResponse.error(), 'Failed to update tags. Please try again.'],
  ])('say why several could not be added (%#)', async (answer, message) => {
    server.use(http.post('/api/notes/7/update-tags', answer));
    const { user, field } = await openNote(['studio']);
    await user.type(field, 'canal, boiler{Enter}');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(shownTags()).toHaveLength(1);
  });

  it('are added to what another has made of them meanwhile', async () => {
    const sent: string[][] = [];
    server.use(
      http.post('/api/notes/7/update-tags', async ({ request }) => {
        const { tags } = (await request.json()) as { tags: string[] };
        sent.push(tags);
        if (sent.length === 1) {
          return HttpResponse.json(
            { code: 'note.changed', message: '', note: noteWith(['theirs'], 4) },
            { status: 409 },
          );
        }
        return HttpResponse.json({ success: true, message: '', note: noteWith(tags, 5) });
      }),
    );
    const { user, field } = await openNote(['studio']);
    await user.type(field, 'canal{Enter}');
    expect(await screen.findByText('Added tag: canal')).toBeInTheDocument();
    expect(sent).toEqual([
      ['studio', 'canal'],
      ['theirs', 'canal'],
    ]);
  });

  it('are only shown to who may not edit', async () => {
    haveNote(makeNoteDetail({ access: sharedAccess('view') }));
    openApp('/notes/7');
    await screen.findByRole('heading', { name: 'Transcript' });
    expect(screen.getByText('studio')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Add a tag' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Suggest tags' })).not.toBeInTheDocument();
  });
});

describe('tag suggestions', () => {
  const suggested = () =>
    screen.queryAllByRole('button', { name: /^Add suggested tag/ }).map(({ textContent }) => textContent);

  it('are asked for by themselves when a note has words and no tags, and silently', async () => {
    const sent = takeTags();
    let asked: unknown;
    server.use(
      http.post('/api/notes/tag-suggestions', async ({ request }) => {
        asked = await request.json();
        return HttpResponse.json(makeJob({ kind: 'suggest-tags', state: 'queued' }), { status: 202 });
      }),
      http.get('/api/jobs/job-1', () =>
        HttpResponse.json(makeJob({ state: 'done', result: { suggestions: ['bindery', 'plans'] } })),
      ),
    );
    const { user } = await openNote([]);
    await user.click(await screen.findByRole('button', { name: 'Add suggested tag bindery' }));
    expect(asked).toEqual({
      noteId: 7,
      transcript: 'What if the old bindery became the studio?',
      existingTags: [],
    });
    expect(await screen.findByText('Added tag: bindery')).toBeInTheDocument();
    await waitFor(() => expect(suggested()).toEqual(['plans']));
    expect(sent).toEqual([['bindery']]);
  });

  it('are not asked for while the themes are still being looked for', async () => {
    let isAsked = false;
    server.use(
      http.post('/api/notes/tag-suggestions', () => {
        isAsked = true;
        return HttpResponse.json({ suggestions: [] });
      }),
    );
    haveNote({ ...noteWith([]), enrichment: 'running' });
    openApp('/notes/7');
    expect(await screen.findByText('Looking for themes…')).toBeInTheDocument();
    expect(isAsked).toBe(false);
  });

  it.each([
    ['fails', () => problem(500, 'No.')],
    ['finds none', () => HttpResponse.json({ suggestions: [] })],
  ])('are a fixed few when the look for them %s, without a word', async (_, answer) => {
    const log = console.error;
    console.error = () => undefined;
    server.use(http.post('/api/notes/tag-suggestions', answer));
    await openNote([]);
    await waitFor(() => expect(suggested()).toEqual(FALLBACK_TAG_SUGGESTIONS.slice(0, 5)));
    expect(screen.queryByText(/Suggestions/)).not.toBeInTheDocument();
    expect(screen.getByText('For many notes:')).toBeInTheDocument();
    console.error = log;
  });

  it('are counted when they are asked for by hand', async () => {
    server.use(http.post('/api/notes/tag-suggestions', () => HttpResponse.json({ suggestions: ['bindery', 'plans'] })));
    const { user } = await openNote(['studio']);
    expect(suggested()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Suggest tags' }));
    expect(await screen.findByText('Suggestions Ready')).toBeInTheDocument();
    expect(screen.getByText('2 tag suggestions found')).toBeInTheDocument();
    expect(suggested()).toEqual(['bindery', 'plans']);
  });

  it('are none where nothing of the note leads to one, whatever is offered besides', async () => {
    server.use(http.post('/api/notes/tag-suggestions', () => HttpResponse.json({ suggestions: [] })));
    const { user } = await openNote(['studio']);
    await user.click(screen.getByRole('button', { name: 'Suggest tags' }));
    expect(await screen.findByText('No Suggestions')).toBeInTheDocument();
    expect(screen.queryByText('Suggestions Ready')).not.toBeInTheDocument();
    expect(suggested()).toEqual(FALLBACK_TAG_SUGGESTIONS.slice(0, 5));
  });

  it('leave out what the note has, and say when nothing is left', async () => {
    const { user } = await openNote([...FALLBACK_TAG_SUGGESTIONS]);
    await user.click(screen.getByRole('button', { name: 'Suggest tags' }));
    expect(await screen.findByText('No Suggestions')).toBeInTheDocument();
    expect(screen.getByText('No additional tag suggestions found for this content')).toBeInTheDocument();
  });
});
