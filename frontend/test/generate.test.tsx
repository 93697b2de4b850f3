import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { gate } from './gate.ts';
import { MADE, openList, openPage, takeRequests } from './open-to-generate.ts';
import { makeJob, problem, server } from './server.ts';

describe.each([
  ['its card', openList],
  ['its page', openPage],
])('generating a creation from %s', (_, open) => {
  it('is busy meanwhile, and one stays where one is', async () => {
    const end = gate();
    const asked = takeRequests({ state: 'done', result: MADE }, end.opened);
    const { user, button } = await open();
    const place = window.location.pathname;
    await user.click(button);
    expect(await screen.findByRole('button', { name: 'Generating...' })).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
    end.open();
    expect(await screen.findByText('Creation generated successfully!')).toBeInTheDocument();
    expect(window.location.pathname).toBe(place);
    expect(asked).toEqual([{}]);
  });

  it('makes what is chosen', async () => {
    const asked = takeRequests({ state: 'done', result: { ...MADE, type: 'summary' } });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Choose what to generate' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Personal Narrative',
      'story',
      'podcast script',
      'summary',
      'action items',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'summary' }));
    expect(await screen.findByText('Creation generated successfully!')).toBeInTheDocument();
    expect(asked).toEqual([{ type: 'summary' }]);
  });

  it('says why when nothing came of it, and tries the same job again', async () => {
    takeRequests({ state: 'failed', error: 'The language model did not answer in time.' });
    let isRetried = false;
    server.use(
      http.post('/api/jobs/job-1/retry', () => {
        isRetried = true;
        return HttpResponse.json(makeJob({ state: 'done', result: MADE }));
      }),
    );
    const { user, button } = await open();
    await user.click(button);
    expect(
      await screen.findByText('Failed to generate creation: The language model did not answer in time.'),
    ).toBeInTheDocument();
    expect(screen.getByText('Error')).toBeInTheDocument();
    expect(screen.getByText('Nothing could be generated.').closest('p')).toHaveTextContent('did not answer in time.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Creation generated successfully!')).toBeInTheDocument();
    expect(isRetried).toBe(true);
  });

  it('is given up when cancelled, and can be begun again', async () => {
    takeRequests({ state: 'running' });
    const cancelled: string[] = [];
    server.use(
      http.post('/api/jobs/:id/cancel', ({ params }) => {
        cancelled.push(String(params.id));
        return HttpResponse.json(makeJob({ state: 'cancelled' }));
      }),
    );
    const { user, button } = await open();
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Cancel generating' }));
    expect(await screen.findByText('Generation cancelled')).toBeInTheDocument();
    await waitFor(() => expect(button).toHaveFocus());
    expect(button).toHaveAttribute('aria-disabled', 'false');
    expect(cancelled).toEqual(['job-1']);
    expect(screen.queryByText('Nothing could be generated.')).not.toBeInTheDocument();
  });

  it.each([
    ['tells of what was made', { state: 'done', result: MADE }, 'Creation generated successfully!'],
    [
      'says why nothing was made',
      { state: 'failed', error: 'The language model did not answer in time.' },
      'Failed to generate creation: The language model did not answer in time.',
    ],
  ] as const)('%s when it had ended before it could be cancelled', async (_what, ending, sentence) => {
    takeRequests({ state: 'running' });
    server.use(
      http.post('/api/jobs/:id/cancel', () => {
        takeRequests(ending);
        return problem(409, 'This has ended already.');
      }),
    );
    const { user, button } = await open();
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Cancel generating' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.queryByText('Generation cancelled')).not.toBeInTheDocument();
  });

  it('asks anew when it was never begun', async () => {
    server.use(http.post('/api/notes/7/generate', () => problem(503, 'Please try again later.'), { once: true }));
    const { user, button } = await open();
    await user.click(button);
    expect(await screen.findByText('Failed to generate creation: Please try again later.')).toBeInTheDocument();
    takeRequests({ state: 'done', result: MADE });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Creation generated successfully!')).toBeInTheDocument();
  });
});

describe('what was made of a note', () => {
  it('unfolds on the page of the note, where View leads', async () => {
    server.use(http.get('/api/creations', () => HttpResponse.json([])));
    const { user, button } = await openPage();
    expect(screen.queryByRole('heading', { name: 'From this note' })).not.toBeInTheDocument();
    const end = gate();
    takeRequests({ state: 'done', result: MADE }, end.opened);
    await user.click(button);
    const card = within(await screen.findByRole('region', { name: 'From this note' }));
    expect(card.getByRole('status')).toHaveTextContent('Something new is being made of this note.');
    end.open();
    await user.click(await screen.findByRole('button', { name: 'View' }));
    await waitFor(() => expect(card.getByRole('button', { name: /^Personal Narrative/ })).toHaveFocus());
    expect(card.getByText(MADE.content)).toBeInTheDocument();
    expect(card.getByRole('status')).toBeEmptyDOMElement();
    expect(window.location.pathname).toBe('/notes/7');
  });

  it('stands there folded when it is older, each opened at a press', async () => {
    const older = { ...MADE, id: 30, type: 'summary' as const, content: 'A bindery, in short.' };
    const asked: string[] = [];
    server.use(
      http.get('/api/creations', ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json([MADE, older]);
      }),
    );
    const { user } = await openPage();
    const card = within(await screen.findByRole('region', { name: 'From this note' }));
    expect(card.getByText(MADE.content)).toBeInTheDocument();
    const summary = card.getByRole('button', { name: /^summary/ });
    expect(summary).toHaveAttribute('aria-expanded', 'false');
    await user.click(summary);
    expect(card.getByText(older.content)).toBeInTheDocument();
    expect(card.queryByText(MADE.content)).not.toBeInTheDocument();
    await user.click(summary);
    expect(card.queryByText(older.content)).not.toBeInTheDocument();
    expect(asked).toEqual(['?noteId=7']);
  });

  it('is led to from the list by View', async () => {
    takeRequests({ state: 'done', result: MADE });
    const { user, button } = await openList();
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'View' }));
    expect(await screen.findByRole('heading', { name: 'Your Creations' })).toBeInTheDocument();
    expect((await screen.findByText(MADE.content)).closest('article')).toHaveAttribute('data-fresh');
  });

  it('is told to who went elsewhere, and does not pull them away', async () => {
    const end = gate();
    takeRequests({ state: 'done', result: MADE }, end.opened);
    const { user, button } = await openPage();
    await user.click(button);
    await user.click(screen.getByRole('link', { name: 'Insights' }));
    end.open();
    expect(await screen.findByText('Creation generated successfully!')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/insights');
  });
});
