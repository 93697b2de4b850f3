import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { player } from '../src/audio/player.ts';
import { currentAudio, playOnTo, tell } from './fake-playback.ts';
import { makeNote, makeNoteDetail } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { server } from './server.ts';

const TITLE = 'The workshop by the canal';

async function playOnCard() {
  server.use(
    http.get('/api/notes', () => HttpResponse.json([makeNote()])),
    http.get('/api/notes/7', () => HttpResponse.json(makeNoteDetail())),
  );
  const { user } = openApp('/notes');
  const card = within(await screen.findByRole('article', { name: TITLE }));
  await user.click(card.getByRole('button', { name: 'Play' }));
  playOnTo(12);
  return { user };
}

const bar = () => screen.findByRole('region', { name: 'Player' });
const barNow = () => screen.queryByRole('region', { name: 'Player' });

async function playAndGoAway() {
  const { user } = await playOnCard();
  await user.click(screen.getByRole('link', { name: 'Creations' }));
  return { user, inBar: within(await bar()) };
}

describe('the player at the foot of the window', () => {
  it('takes over where the card is gone, and plays on', async () => {
    const { user, inBar } = await playAndGoAway();
    expect(currentAudio().paused).toBe(false);
    expect(inBar.getByText('0:12 / 1:05')).toBeInTheDocument();
    await user.click(inBar.getByRole('button', { name: 'Pause' }));
    expect(currentAudio().paused).toBe(true);
    await user.click(inBar.getByRole('button', { name: 'Play' }));
    expect(currentAudio().paused).toBe(false);
    fireEvent.change(inBar.getByRole('slider', { name: 'Seek' }), { target: { value: '30' } });
    expect(currentAudio().currentTime).toBe(30);
  });

  it('leads to the note, whose page goes on with the same sound', async () => {
    const { user, inBar } = await playAndGoAway();
    const audio = currentAudio();
    await user.click(inBar.getByRole('link', { name: TITLE }));
    expect(await screen.findByRole('heading', { name: 'Transcript' })).toBeInTheDocument();
    await waitFor(() => expect(barNow()).not.toBeInTheDocument());
    const page = within(screen.getByRole('group', { name: `Audio of ${TITLE}` }));
    expect(page.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
    expect(page.getByText('0:12')).toBeInTheDocument();
    expect(currentAudio()).toBe(audio);
    expect(audio.paused).toBe(false);
  });

  it('is not there while the card itself can be seen', async () => {
    await playOnCard();
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(barNow()).not.toBeInTheDocument();
  });

  it('leaves the focus in the page when it goes with whoever stood in it', async () => {
    const { inBar } = await playAndGoAway();
    inBar.getByRole('button', { name: 'Pause' }).focus();
    act(() => player.close());
    await waitFor(() => expect(barNow()).not.toBeInTheDocument());
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('stops when it is closed, and keeps where it was for the card', async () => {
    const { user, inBar } = await playAndGoAway();
    const audio = currentAudio();
    await user.click(inBar.getByRole('button', { name: 'Close the player' }));
    expect(audio.paused).toBe(true);
    await waitFor(() => expect(barNow()).not.toBeInTheDocument());
    expect(screen.getByRole('main')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Notes' }));
    const card = within(await screen.findByRole('article', { name: TITLE }));
    expect(card.getByText('0:12')).toBeInTheDocument();
  });

  it('goes when the sound has ended', async () => {
    await playAndGoAway();
    tell(currentAudio(), 'ended');
    await waitFor(() => expect(barNow()).not.toBeInTheDocument());
  });

  it('says so when the note is deleted while it plays', async () => {
    const { inBar } = await playAndGoAway();
    const audio = currentAudio();
    act(() => player.endNote(7));
    expect(await inBar.findByRole('alert')).toHaveTextContent(
      'Playback stopped: the note was deleted, or is no longer shared with you.',
    );
    expect(audio.paused).toBe(true);
    expect(inBar.queryByRole('button', { name: 'Play' })).not.toBeInTheDocument();
    expect(inBar.queryByRole('link')).not.toBeInTheDocument();
  });

  it('says so when what it reads from fails', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { inBar } = await playAndGoAway();
    server.use(http.get('/api/notes/7', () => HttpResponse.error()));
    tell(currentAudio(), 'error');
    expect(await inBar.findByRole('alert')).toHaveTextContent('The audio cannot be reached.');
    expect(inBar.getByRole('button', { name: 'Play' })).toBeInTheDocument();
    log.mockRestore();
  });
});

it('ends with the note that a list has lost', async () => {
  const { user } = await playOnCard();
  const audio = currentAudio();
  server.use(
    http.delete('/api/notes/7', () => {
      server.use(http.get('/api/notes', () => HttpResponse.json([])));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'More options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(audio.paused).toBe(true));
  expect(await bar()).toHaveTextContent('Playback stopped');
});
