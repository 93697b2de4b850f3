import type { Answer, Quote } from '@stitchbook/api-types';
import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { currentAudio, fakePlayback } from './fake-playback.ts';
import { openApp } from './render-app.tsx';
import { problem, server } from './server.ts';

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
