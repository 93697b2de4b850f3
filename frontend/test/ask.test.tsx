import type { Answer, Job, Quote, WrittenAnswer } from '@stitchbook/api-types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { currentAudio, fakePlayback } from './fake-playback.ts';
import { openApp } from './render-app.tsx';
import { ADA, makeJob, problem, server } from './server.ts';

const QUOTE: Quote = {
  noteId: 7,
  noteTitle: 'Knee',
  createdAt: '2026-05-30T14:07:00Z',
  text: 'She said it is a torn meniscus.',
  audioUrl: '/api/notes/7/audio',
  duration: 90,
  atSeconds: 42.5,
};

/** A server that answers so; returns what it was asked. */
function haveAnswer(changes: Partial<Answer> = {}): string[] {
  const asked: string[] = [];
  server.use(
    http.post('/api/ask', async ({ request }) => {
      asked.push(((await request.json()) as { question: string }).question);
      return HttpResponse.json({ answered: true, quotes: [QUOTE], period: null, tags: [], ...changes });
    }),
  );
  return asked;
}

async function ask(question: string): Promise<void> {
  fireEvent.change(await screen.findByRole('textbox', { name: 'Your question' }), { target: { value: question } });
  fireEvent.submit(screen.getByRole('search'));
}

// React makes one of a form whose sending begins a transition, and Node's takes no form of jsdom.
const { FormData: NodeFormData } = globalThis;
beforeAll(() => {
  globalThis.FormData = new Proxy(NodeFormData, { construct: (target) => new target() });
});
afterAll(() => {
  globalThis.FormData = NodeFormData;
});

describe('asking notes', () => {
  beforeEach(() => {
    server.use(http.get('/api/auth/user', () => HttpResponse.json({ ...ADA, hasLanguageModel: false })));
  });

  it('shows the sentence, which note says it, and where to hear it', async () => {
    const asked = haveAnswer();
    openApp('/ask');
    await ask('  What did the doctor say?  ');
    expect(await screen.findByText('She said it is a torn meniscus.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'What your notes say' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Knee' })).toHaveAttribute('href', '/notes/7?at=42.5');
    expect(screen.getByText('May 30, 2026')).toBeInTheDocument();
    expect(asked).toEqual(['What did the doctor say?']);
    expect(document.title).toBe('Ask your notes · Stitchbook');
  });

  it('plays the moment in place, and pauses', async () => {
    fakePlayback();
    haveAnswer();
    openApp('/ask?q=What%3F');
    fireEvent.click(await screen.findByRole('button', { name: 'Play “Knee” from 0:42' }));
    expect(await screen.findByRole('button', { name: 'Pause “Knee”' })).toBeInTheDocument();
    expect(currentAudio().currentTime).toBe(42.5);
    fireEvent.click(screen.getByRole('button', { name: 'Pause “Knee”' }));
    expect(await screen.findByRole('button', { name: 'Play “Knee” from 0:42' })).toBeInTheDocument();
  });

  it('says that nothing answers, and shows what comes closest apart', async () => {
    haveAnswer({ answered: false });
    openApp('/ask?q=Which%20planets%3F');
    expect(await screen.findAllByText('Nothing in your notes answers this.')).toHaveLength(2);
    const closest = screen.getByRole('region', { name: 'What comes closest' });
    expect(within(closest).getByText('She said it is a torn meniscus.')).toBeInTheDocument();
    expect(screen.queryByText('What your notes say')).not.toBeInTheDocument();
  });

  it('says which notes were asked', async () => {
    haveAnswer({
      answered: false,
      quotes: [],
      period: { said: 'last week', from: '2026-11-16T00:00:00Z', until: '2026-11-23T00:00:00Z' },
      tags: ['garden'],
    });
    openApp('/ask?q=What%20about%20the%20roses%20last%20week%20%23garden');
    expect(await screen.findByText(/Only notes of this time were asked: last week\./)).toHaveTextContent(
      'Only notes with these tags were asked: #garden.',
    );
  });

  it('has no play button for a note without audio', async () => {
    haveAnswer({ quotes: [{ ...QUOTE, audioUrl: null, atSeconds: null }] });
    openApp('/ask?q=What%3F');
    expect(await screen.findByRole('link', { name: 'Knee' })).toHaveAttribute('href', '/notes/7');
    expect(screen.queryByRole('button', { name: /Play/ })).not.toBeInTheDocument();
  });

  it('says what went wrong, and asks again', async () => {
    server.use(http.post('/api/ask', () => problem(503, 'Notes cannot be found by what they mean yet.')));
    openApp('/ask?q=What%3F');
    expect(await screen.findByText('Your notes could not be asked.')).toBeInTheDocument();
    expect(screen.getByText('Notes cannot be found by what they mean yet.')).toBeInTheDocument();
    haveAnswer();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('She said it is a torn meniscus.')).toBeInTheDocument();
  });

  it('asks nothing without a question', async () => {
    const asked = haveAnswer();
    openApp('/ask');
    await ask('   ');
    expect(screen.getByText(/Your notes answer in their own words/)).toBeInTheDocument();
    expect(asked).toEqual([]);
  });
});

describe('an answer that a language model writes', () => {
  const CAT: Quote = {
    ...QUOTE,
    noteId: 8,
    noteTitle: 'Cat',
    text: 'The cat is fine.',
    audioUrl: null,
    atSeconds: null,
  };
  const WRITTEN: WrittenAnswer = {
    sentences: [
      { text: 'Your meniscus is torn.', quotes: [QUOTE] },
      { text: 'The cat is fine, unlike you.', quotes: [CAT, QUOTE] },
    ],
  };

  /** A job that becomes what is given, one answer after the other; the last one stays. */
  function haveWritten(...states: Partial<Job>[]) {
    const seen = { asked: 0, cancelled: 0 };
    server.use(
      http.post('/api/ask/written', () => {
        seen.asked += 1;
        return HttpResponse.json(makeJob({ state: 'queued' }), { status: 202 });
      }),
      http.get('/api/jobs/:id', () => HttpResponse.json(makeJob(states.length > 1 ? states.shift() : states[0]))),
      http.post('/api/jobs/:id/cancel', () => {
        seen.cancelled += 1;
        return HttpResponse.json(makeJob({ state: 'cancelled' }));
      }),
    );
    return seen;
  }
  const done = (result: WrittenAnswer) => ({ state: 'done' as const, result });

  it('stands above what it rests on, each sentence with the numbers of its quotes', async () => {
    haveAnswer();
    const seen = haveWritten({ state: 'running' }, done(WRITTEN));
    openApp('/ask?q=What%3F');
    const first = await screen.findByText(/Your meniscus is torn/);
    const answer = within(screen.getByRole('region', { name: 'An answer from your notes' }));
    expect(within(first).getByRole('link', { name: 'Quote 1, from “Knee”' })).toHaveAttribute('href', '#quote-1');
    const second = within(answer.getByText(/The cat is fine, unlike you/));
    expect(second.getAllByRole('link').map((link) => link.textContent)).toEqual(['2', '1']);
    const quotes = within(answer.getByRole('list', { name: 'What the answer rests on' })).getAllByRole('listitem');
    expect(quotes.map(({ id }) => id)).toEqual(['quote-1', 'quote-2']);
    expect(quotes[1]).toHaveTextContent('The cat is fine.');
    expect(screen.queryByRole('region', { name: 'What your notes say' })).not.toBeInTheDocument();
    expect(seen).toEqual({ asked: 1, cancelled: 0 });
  });

  it('can be read while it is written, above the quotes', async () => {
    haveAnswer();
    const seen = haveWritten({ state: 'running', firstWords: 'Your meniscus is torn.' });
    openApp('/ask?q=What%3F');
    expect(await screen.findByText('Your meniscus is torn.')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'An answer from your notes' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('region', { name: 'What your notes say' })).toBeInTheDocument();
    await ask('Something else?');
    await waitFor(() => expect(seen).toEqual({ asked: 2, cancelled: 1 }));
  });

  it('is not shown any more once what it rests on may not be read', async () => {
    haveAnswer();
    haveWritten({ state: 'running', firstWords: 'Your meniscus is torn.' }, { state: 'running', firstWords: null });
    openApp('/ask?q=What%3F');
    const words = await screen.findByText('Your meniscus is torn.');
    await waitFor(() => expect(words).not.toBeInTheDocument());
  });

  it('is none where the notes say nothing: what comes closest is shown as before', async () => {
    haveAnswer({ answered: false });
    haveWritten(done({ sentences: [] }));
    openApp('/ask?q=What%3F');
    expect(await screen.findAllByText('Nothing in your notes answers this.')).toHaveLength(2);
    expect(screen.getByRole('region', { name: 'What comes closest' })).toBeInTheDocument();
  });

  it('that could not be written says why, and the quotes stay', async () => {
    haveAnswer();
    const seen = haveWritten({ state: 'failed', error: 'The language model took too long to answer.' });
    openApp('/ask?q=What%3F');
    expect(await screen.findByText(/No answer could be written/)).toBeInTheDocument();
    expect(screen.getByText('The language model took too long to answer.')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'What your notes say' })).toBeInTheDocument();
    haveWritten(done(WRITTEN));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Your meniscus is torn/)).toBeInTheDocument();
    expect(seen.asked).toBe(1);
  });

  it('is not asked for where nothing comes close', async () => {
    haveAnswer({ answered: false, quotes: [] });
    const seen = haveWritten(done(WRITTEN));
    openApp('/ask?q=What%3F');
    expect(await screen.findAllByText('Nothing in your notes answers this.')).toHaveLength(2);
    expect(seen.asked).toBe(0);
  });
});
