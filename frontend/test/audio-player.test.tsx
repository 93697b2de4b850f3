import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AudioPlayer } from '../src/audio/audio-player.tsx';

function showPlayer() {
  const { container } = render(<AudioPlayer src="/api/notes/7/audio" duration={65} title="A note" />);
  const audio = container.querySelector('audio') as HTMLAudioElement;
  audio.play = async () => void fireEvent.play(audio);
  audio.pause = () => void fireEvent.pause(audio);
  return { audio, user: userEvent.setup(), seekBar: screen.getByRole('slider', { name: 'Seek' }) };
}

describe('the audio player', () => {
  it('shows the whole length before playback, then what has elapsed', async () => {
    const { audio, user } = showPlayer();
    expect(screen.getByText('1:05')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Play' }));
    audio.currentTime = 12.4;
    fireEvent.timeUpdate(audio);
    expect(screen.getByText('0:12')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
    expect(screen.getByText('0:12')).toBeInTheDocument();
  });

  it('is paused and back at zero when it has ended', async () => {
    const { audio, user, seekBar } = showPlayer();
    await user.click(screen.getByRole('button', { name: 'Play' }));
    audio.currentTime = 65;
    fireEvent.timeUpdate(audio);
    fireEvent.ended(audio);
    expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
    expect(seekBar).toHaveAttribute('aria-valuenow', '0');
    expect(audio.currentTime).toBe(0);
  });

  it('goes to where its bar is clicked', () => {
    const { audio, seekBar } = showPlayer();
    seekBar.getBoundingClientRect = () => ({ left: 100, width: 200 }) as DOMRect;
    fireEvent.click(seekBar, { clientX: 200 });
    expect(audio.currentTime).toBe(32.5);
    expect(seekBar).toHaveAttribute('aria-valuetext', '0:32 of 1:05');
  });

  it.each([
    ['{ArrowRight}', 5],
    ['{ArrowRight}{ArrowRight}{ArrowLeft}', 5],
    ['{PageUp}', 30],
    ['{End}', 65],
    ['{End}{Home}', 0],
    ['{ArrowLeft}', 0],
  ])('goes by the keys %s', async (keys, seconds) => {
    const { audio, user, seekBar } = showPlayer();
    seekBar.focus();
    await user.keyboard(keys);
    expect(audio.currentTime).toBe(seconds);
  });

  it('only logs when it cannot be played, and stays paused', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { audio, user } = showPlayer();
    audio.play = () => Promise.reject(new Error('no decoder'));
    await user.click(screen.getByRole('button', { name: 'Play' }));
    expect(log).toHaveBeenCalledWith('The audio could not be played', expect.anything());
    expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
    log.mockRestore();
  });

  it('pauses the one that plays when another begins', async () => {
    const first = showPlayer();
    await first.user.click(screen.getByRole('button', { name: 'Play' }));
    expect(screen.getAllByRole('button', { name: 'Pause' })).toHaveLength(1);
    render(<AudioPlayer src="/api/notes/8/audio" duration={3} title="Another" />);
    const second = screen.getByRole('group', { name: 'Audio of Another' }).querySelector('audio') as HTMLAudioElement;
    fireEvent.play(second);
    expect(screen.getAllByRole('button', { name: 'Pause' })).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Play' })).toHaveLength(1);
  });
});
