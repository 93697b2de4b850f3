import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { AudioPlayer } from '../src/audio/audio-player.tsx';
import { currentAudio, playOnTo, tell } from './fake-playback.ts';
import { server } from './server.ts';

function showPlayer() {
  render(<AudioPlayer src="/api/notes/7/audio" duration={65} title="A note" noteId={7} />);
  return { user: userEvent.setup(), seekBar: screen.getByRole('slider', { name: 'Seek' }) };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the audio player', () => {
  it('shows the whole length before playback, then what has elapsed', async () => {
    showPlayer();
    expect(screen.getByText('1:05')).toBeInTheDocument();
    await press('Play');
    playOnTo(12.4);
    expect(screen.getByText('0:12')).toBeInTheDocument();
    await press('Pause');
    expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
    expect(screen.getByText('0:12')).toBeInTheDocument();
  });

  it('is paused and back at zero when it has ended', async () => {
    const { seekBar } = showPlayer();
    await press('Play');
    playOnTo(65);
    tell(currentAudio(), 'ended');
    expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
    expect(seekBar).toHaveValue('0');
    expect(currentAudio().currentTime).toBe(0);
  });

  it('goes to where its bar is dragged, and says where that is', () => {
    const { seekBar } = showPlayer();
    fireEvent.change(seekBar, { target: { value: '32.5' } });
    expect(seekBar).toHaveValue('32.5');
    expect(seekBar).toHaveAttribute('aria-valuetext', '0:32 of 1:05');
    expect(screen.getByText('0:32')).toBeInTheDocument();
  });

  it.each([
    ['{ArrowRight}', '5'],
    ['{ArrowRight}{ArrowRight}{ArrowLeft}', '5'],
    ['{PageUp}', '30'],
    ['{End}', '65'],
    ['{End}{Home}', '0'],
    ['{ArrowLeft}', '0'],
  ])('goes by the keys %s', async (keys, seconds) => {
    const { user, seekBar } = showPlayer();
    seekBar.focus();
    await user.keyboard(keys);
    expect(seekBar).toHaveValue(seconds);
  });

  it('only logs when it cannot be played, and stays paused', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('no decoder'));
    showPlayer();
    await press('Play');
    expect(log).toHaveBeenCalledWith('The audio could not be played', expect.anything());
    expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    play.mockRestore();
    log.mockRestore();
  });

  it.each([
    [404, 'Playback stopped: the note was deleted, or is no longer shared with you.'],
    [401, 'Playback stopped: you are signed out. Sign in again to go on listening.'],
    [200, 'This browser could not play the audio. Press Play to try again.'],
    [0, 'The audio cannot be reached. It may be that this device is offline. Press Play to try again.'],
  ])('says why it stopped where its note answers %i', async (status, sentence) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(
      http.get('/api/notes/7', () => (status === 0 ? HttpResponse.error() : HttpResponse.json({}, { status }))),
    );
    showPlayer();
    await press('Play');
    tell(currentAudio(), 'error');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
    log.mockRestore();
  });

  it('is sewn as loud as the audio is, with as many stitches as fit; in a plain thread where nobody knows', () => {
    const measured = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 44));
    const peaks = btoa(String.fromCharCode(...Array.from({ length: 200 }, (_, i) => i)));
    const { container, rerender } = render(<AudioPlayer src="blob:1" duration={65} title="A note" peaks={peaks} />);
    const threads = () => [...container.querySelectorAll('[aria-hidden] > path[stroke="currentColor"]')];
    const drawn = threads().filter((path) => path.getAttribute('d')?.split('M').length === 21);
    expect(drawn).toHaveLength(2);
    expect(container.querySelectorAll('.stitch')).toHaveLength(0);
    rerender(<AudioPlayer src="blob:1" duration={65} title="A note" peaks={null} />);
    expect(threads()).toHaveLength(0);
    expect(container.querySelectorAll('.stitch')).toHaveLength(2);
    measured.mockRestore();
  });

  it('pauses the one that plays when another begins', async () => {
    showPlayer();
    await press('Play');
    render(<AudioPlayer src="/api/notes/8/audio" duration={3} title="Another" />);
    expect(screen.getAllByRole('button', { name: 'Pause' })).toHaveLength(1);
    await press('Play');
    expect(screen.getAllByRole('button', { name: 'Pause' })).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Play' })).toHaveLength(1);
  });
});
