import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { connectEvents } from '../src/events/event-stream.ts';
import { isLive, onServerEvent, type ServerEvent } from '../src/events/server-events.ts';
import { followJob } from '../src/jobs/follow-job.ts';
import { FakeEventSource, haveEventSource, haveNoEventSource } from './fake-event-source.ts';
import { MADE } from './open-to-generate.ts';
import { makeNote } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNotes, makeJob, server } from './server.ts';

const stops: (() => void)[] = [];

beforeEach(haveEventSource);
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  haveNoEventSource();
  jest.useRealTimers();
});

async function openStream(userId = 'user-ada'): Promise<FakeEventSource> {
  stops.push(connectEvents(userId));
  return waitForStream();
}

async function waitForStream(count = 1): Promise<FakeEventSource> {
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(count));
  return FakeEventSource.opened[count - 1]!;
}

const hide = (isHidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('a screen that is open', () => {
  it('shows what was changed in another window, without asking for it all the time', async () => {
    haveNotes([makeNote({ title: 'Before' })]);
    openApp('/notes');
    await screen.findByRole('article', { name: 'Before' });
    const stream = await waitForStream();
    haveNotes([makeNote({ title: 'After' })]);
    stream.tell('note', { id: 7 });
    expect(await screen.findByRole('article', { name: 'After' })).toBeInTheDocument();
  });

  it('shows a note that was shared just now', async () => {
    openApp('/notes');
    await screen.findByText('No notes found. Start by recording a new note!');
    const stream = await waitForStream();
    haveNotes([makeNote({ title: 'For you' })]);
    stream.tell('list');
    expect(await screen.findByRole('article', { name: 'For you' })).toBeInTheDocument();
  });

  it('shows a creation that was shared just now, and asks for no notes', async () => {
    openApp('/creations');
    await screen.findByText('No Creations Yet');
    const stream = await waitForStream();
    let asked = 0;
    server.use(
      http.get('/api/creations', () => HttpResponse.json([MADE])),
      http.get('/api/notes', () => {
        asked += 1;
        return HttpResponse.json([]);
      }),
    );
    stream.tell('creations');
    expect(await screen.findByText(MADE.content)).toBeInTheDocument();
    expect(asked).toBe(0);
  });
});

describe('a job that is followed', () => {
  const countCalls = (states: ('running' | 'done')[]) => {
    let calls = 0;
    server.use(
      http.get('/api/jobs/job-1', () => {
        calls += 1;
        const state = states[Math.min(calls, states.length) - 1]!;
        return HttpResponse.json(makeJob({ state, result: state === 'done' ? { words: 'Hello' } : null } as object));
      }),
    );
    return () => calls;
  };

  it('is asked for when it has changed, and not before', async () => {
    const calls = countCalls(['running', 'done']);
    const stream = await openStream();
    stream.tell('refresh');
    expect(isLive()).toBe(true);
    const following = followJob(makeJob() as never, () => undefined, new AbortController().signal);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(calls()).toBe(0);
    stream.tell('job', { id: 'another' });
    stream.tell('job', { id: 'job-1' });
    await waitFor(() => expect(calls()).toBe(1));
    stream.tell('job', { id: 'job-1' });
    expect(await following).toEqual({ words: 'Hello' });
    expect(calls()).toBe(2);
  });

  it('is asked for at intervals again once the stream is lost', async () => {
    countCalls(['done']);
    const stream = await openStream();
    stream.tell('refresh');
    stream.fail(false);
    expect(isLive()).toBe(false);
    const following = followJob(makeJob() as never, () => undefined, new AbortController().signal);
    expect(await following).toEqual({ words: 'Hello' });
  });
});

describe('the tabs of one browser', () => {
  it('share one connection, and the next takes it over when its tab is closed', async () => {
    const closeFirst = connectEvents('user-ada');
    const first = await waitForStream();
    first.tell('refresh');
    // Another tab is another page; here it is another listener on the same channel.
    const told: ServerEvent[] = [];
    const otherTab = new BroadcastChannel('stitchbook-events:user-ada');
    otherTab.onmessage = ({ data }: MessageEvent<{ event?: ServerEvent }>) => data.event && told.push(data.event);
    stops.push(connectEvents('user-ada'));
    first.tell('note', { id: 7 });
    await waitFor(() => expect(told).toEqual([{ type: 'note', id: 7 }]));
    expect(FakeEventSource.opened).toHaveLength(1);
    closeFirst();
    expect(first.readyState).toBe(FakeEventSource.CLOSED);
    await waitForStream(2);
    otherTab.close();
  });

  it('give it back when nobody has looked for a minute, and take it again when somebody does', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    stops.push(connectEvents('user-ada'));
    await jest.advanceTimersByTimeAsync(0);
    expect(FakeEventSource.opened).toHaveLength(1);
    hide(true);
    await jest.advanceTimersByTimeAsync(59_000);
    expect(FakeEventSource.opened[0]!.readyState).toBe(1);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(FakeEventSource.opened[0]!.readyState).toBe(FakeEventSource.CLOSED);
    hide(false);
    await jest.advanceTimersByTimeAsync(0);
    expect(FakeEventSource.opened).toHaveLength(2);
  });

  it('ask by themselves when the server has no room for a stream, and try again later', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    stops.push(connectEvents('user-ada'));
    await jest.advanceTimersByTimeAsync(0);
    FakeEventSource.opened[0]!.fail(true);
    expect(isLive()).toBe(false);
    await jest.advanceTimersByTimeAsync(299_000);
    expect(FakeEventSource.opened).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(FakeEventSource.opened).toHaveLength(2);
  });

  it('are not told that changes are told before they are', async () => {
    const stream = await openStream();
    const otherTab = new BroadcastChannel('stitchbook-events:user-ada');
    const answers: unknown[] = [];
    otherTab.onmessage = ({ data }: MessageEvent<unknown>) => answers.push(data);
    otherTab.postMessage('who-is-live');
    await waitFor(() => expect(answers).toEqual([{ live: false }]));
    stream.tell('refresh');
    otherTab.postMessage('who-is-live');
    await waitFor(() => expect(answers.at(-1)).toEqual({ live: true }));
    otherTab.close();
  });

  it('are told by the tab that has taken over, whatever the one before had still to do', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    const closeFirst = connectEvents('user-ada');
    await jest.advanceTimersByTimeAsync(0);
    FakeEventSource.opened[0]!.fail(true);
    closeFirst();
    stops.push(connectEvents('user-ada'));
    await jest.advanceTimersByTimeAsync(0);
    FakeEventSource.opened[1]!.tell('refresh');
    await jest.advanceTimersByTimeAsync(300_000);
    expect(isLive()).toBe(true);
    expect(FakeEventSource.opened).toHaveLength(2);
  });

  it('pass nothing on to another person on this browser', async () => {
    const told: ServerEvent[] = [];
    stops.push(onServerEvent((event) => told.push(event)));
    await openStream();
    stops.push(connectEvents('user-grace'));
    await waitForStream(2);
    const ofGrace = new BroadcastChannel('stitchbook-events:user-grace');
    const overheard: unknown[] = [];
    ofGrace.onmessage = ({ data }: MessageEvent<unknown>) => overheard.push(data);
    FakeEventSource.opened[0]!.tell('note', { id: 7 });
    await waitFor(() => expect(told).toHaveLength(1));
    expect(overheard.filter((message) => typeof message === 'object' && message && 'event' in message)).toEqual([]);
    ofGrace.close();
  });
});
