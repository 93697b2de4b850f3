import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { playbackRate } from '../src/audio/playback-rate.ts';
import { currentAudio } from './fake-playback.ts';
import { hearAudio } from './fake-transcription.ts';
import { fakeUploads } from './fake-uploads.ts';
import { gate } from './gate.ts';
import { openApp } from './render-app.tsx';
import { problem, server } from './server.ts';
import { closeTab } from './start-recording.ts';

async function openUpload() {
  openApp('/');
  // Drag and drop, and pickers told to show all files, do not keep to `accept`: neither does this user.
  const user = userEvent.setup({ applyAccept: false });
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const panel = within(screen.getByRole('tabpanel', { name: 'Upload Audio File' }));
  return { user, panel, picker: panel.getByLabelText(/Choose an audio file/) };
}

const uploadPanel = () => within(screen.getByRole('tabpanel', { name: 'Upload Audio File' }));
const mp3 = () => new File([new Uint8Array(2_000_000)], 'Walk by the canal.mp3', { type: 'audio/mpeg' });

describe('uploading a note', () => {
  it('begins with a title and without a file', async () => {
    const { user, panel } = await openUpload();
    expect(panel.getByLabelText('Title')).toHaveValue('Uploaded Voice Note');
    expect(panel.getByRole('button', { name: 'Upload and Save' })).toBeDisabled();
    await user.type(panel.getByLabelText('Title'), '{Enter}');
    expect(await screen.findByText('No File Selected')).toBeInTheDocument();
    expect(screen.getByText('Please select an audio file to upload.')).toBeInTheDocument();
  });

  it('takes the title from the file and plays it', async () => {
    const { user, panel, picker } = await openUpload();
    await user.upload(picker, mp3());
    expect(panel.getByLabelText('Title')).toHaveValue('Walk by the canal');
    playbackRate.choose(1.5);
    await user.click(await panel.findByRole('button', { name: 'Play' }));
    // What is only checked is heard as it sounds, however fast notes are listened to.
    expect(currentAudio().playbackRate).toBe(1);
    expect(panel.getByRole('button', { name: 'Upload and Save' })).toBeEnabled();
  });

  it.each([
    ['a.txt', 'text/plain', false],
    ['a.ogg', 'audio/ogg', false],
    ['a.M4A', '', true],
    ['a', 'audio/wav', true],
    ['a.mp3', 'application/octet-stream', true],
  ])('judges %s of type "%s" by type or extension', async (name, type, isTaken) => {
    const { user, panel, picker } = await openUpload();
    await user.upload(picker, new File(['x'], name, { type }));
    if (isTaken) {
      expect(panel.getByRole('button', { name: 'Upload and Save' })).toBeEnabled();
    } else {
      expect(await screen.findByText('Invalid File Type')).toBeInTheDocument();
      expect(screen.getByText('Please upload an MP3, WAV, or M4A file.')).toBeInTheDocument();
      expect(panel.getByRole('button', { name: 'Upload and Save' })).toBeDisabled();
    }
  });

  it('closes the panel at once, sends the file as it is, and saves the note', async () => {
    const received = hearAudio({ state: 'running', doneSeconds: 1 });
    const { user, panel, picker } = await openUpload();
    await user.upload(picker, mp3());
    await user.click(panel.getByRole('button', { name: 'Upload and Save' }));
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(await screen.findByRole('article', { name: 'Walk by the canal', busy: true })).toBeInTheDocument();
    expect(await screen.findByText('1 of 3 seconds')).toBeInTheDocument();
    expect(closeTab()).toBe(true);
    const { saved } = hearAudio();
    expect(await screen.findByText('Voice note uploaded and saved successfully!')).toBeInTheDocument();
    expect(await screen.findByRole('article', { name: 'Walk by the canal', busy: false })).toBeInTheDocument();
    expect(closeTab()).toBe(false);
    expect(received.uploads[0]?.receivedBytes).toBe(2_000_000);
    expect(saved[0]).toMatchObject({ title: 'Walk by the canal', recordingId: 'rec-1', duration: '3' });
  });

  it('says so when it cannot be processed, and has the file in its panel again', async () => {
    hearAudio();
    server.use(http.post('/api/uploads/:id/transcribe', () => problem(415, 'This is not audio that can be heard.')));
    const { user, panel, picker } = await openUpload();
    await user.upload(picker, mp3());
    await user.clear(panel.getByLabelText('Title'));
    await user.type(panel.getByLabelText('Title'), 'By the canal');
    await user.click(panel.getByRole('button', { name: 'Upload and Save' }));
    expect(await screen.findByText('Failed to upload and process the audio file.')).toBeInTheDocument();
    expect(await screen.findByText('This is not audio that can be heard.')).toBeInTheDocument();
    const again = uploadPanel();
    expect(again.getByLabelText('Title')).toHaveValue('By the canal');
    expect(again.getByText('Walk by the canal.mp3')).toBeInTheDocument();
    expect(again.getByRole('button', { name: 'Upload and Save' })).toBeEnabled();

    await user.click(again.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Record a new note' }));
    await user.click(await screen.findByRole('tab', { name: 'Upload Audio File' }));
    expect(uploadPanel().queryByText('Walk by the canal.mp3')).not.toBeInTheDocument();
  });

  it('offers another file where nothing can be read in this one', async () => {
    hearAudio({ state: 'failed', error: 'This recording is broken.', errorCode: 'audio.undecodable' });
    const { user, panel, picker } = await openUpload();
    await user.upload(picker, mp3());
    await user.click(panel.getByRole('button', { name: 'Upload and Save' }));
    expect(await screen.findByText('This recording is broken.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    const opened = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(uploadPanel().getByRole('button', { name: 'Choose another file' }));
    expect(opened).toHaveBeenCalledTimes(1);
    opened.mockRestore();
  });

  it('fails on another screen, and is in its panel at the way back', async () => {
    hearAudio();
    server.use(http.post('/api/notes', () => problem(500, 'The disk is full.'), { once: true }));
    const { user, panel, picker } = await openUpload();
    await user.upload(picker, mp3());
    await user.click(panel.getByRole('button', { name: 'Upload and Save' }));
    await user.click(screen.getByRole('link', { name: 'Insights' }));
    expect(await screen.findByText('Failed to save note. Please try again.')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Notes' }));
    expect(await screen.findByText('The disk is full.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Voice note uploaded and saved successfully!')).toBeInTheDocument();
  });

  it('leaves another file that was chosen meanwhile where it is, and comes after it', async () => {
    const received = hearAudio();
    const refusal = gate();
    server.use(
      http.post('/api/uploads/:id/transcribe', () => refusal.opened.then(() => problem(415, 'Not audio.')), {
        once: true,
      }),
    );
    const { user, panel, picker } = await openUpload();
    await user.upload(picker, mp3());
    await user.click(panel.getByRole('button', { name: 'Upload and Save' }));
    await user.click(screen.getByRole('button', { name: 'Record a new note' }));
    await user.click(await screen.findByRole('tab', { name: 'Upload Audio File' }));
    await user.upload(uploadPanel().getByLabelText(/Choose an audio file/), new File(['x'], 'Second.mp3'));
    refusal.open();
    expect(await screen.findByText('Failed to upload and process the audio file.')).toBeInTheDocument();
    expect(uploadPanel().getByText('Second.mp3')).toBeInTheDocument();
    expect(screen.queryByText('Not audio.')).not.toBeInTheDocument();

    await user.click(uploadPanel().getByRole('button', { name: 'Upload and Save' }));
    expect(await screen.findByText('Not audio.')).toBeInTheDocument();
    expect(uploadPanel().getByText('Walk by the canal.mp3')).toBeInTheDocument();
    await waitFor(() => expect(received.saved).toHaveLength(1));
    expect(received.saved[0]?.title).toBe('Second');
  });

  it('is cancelled from its card without a question, which Undo takes back', async () => {
    const received = hearAudio({ state: 'running' });
    server.use(http.post('/api/jobs/job-1/cancel', () => new HttpResponse(null, { status: 204 })));
    const { user, panel, picker } = await openUpload();
    await user.upload(picker, mp3());
    await user.click(panel.getByRole('button', { name: 'Upload and Save' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel saving' }));
    expect(await screen.findByText('Upload cancelled.')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('article', { name: 'Walk by the canal', busy: true })).toBeInTheDocument();
    expect(received.saved).toEqual([]);
  });

  it('waits for a network that is away, and goes on when it is back', async () => {
    const received = hearAudio();
    let isAway = false;
    fakeUploads.misbehave = ({ method }) => {
      isAway ||= method === 'PATCH' && received.uploads.length === 0;
      return isAway ? 'lose-call' : undefined;
    };
    const { user, panel, picker } = await openUpload();
    await user.upload(picker, mp3());
    await user.click(panel.getByRole('button', { name: 'Upload and Save' }));
    const card = within(await screen.findByRole('article', { name: 'Walk by the canal', busy: true }));
    expect(await card.findByText('Waits for the network.')).toBeInTheDocument();
    fakeUploads.misbehave = () => undefined;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Voice note uploaded and saved successfully!')).toBeInTheDocument();
    expect(received.uploads[0]).toMatchObject({
      media: 'file',
      fileName: 'Walk by the canal.mp3',
      receivedBytes: 2_000_000,
    });
  });

  it('leaves nothing on the server once cancelling it is final', async () => {
    hearAudio();
    fakeUploads.misbehave = ({ method }) => (method === 'PATCH' ? 'lose-call' : undefined);
    const { user, panel, picker } = await openUpload();
    await user.upload(picker, mp3());
    await user.click(panel.getByRole('button', { name: 'Upload and Save' }));
    await screen.findByText('Waits for the network.');
    await user.click(screen.getByRole('button', { name: 'Cancel saving' }));
    expect(await screen.findByText('Upload cancelled.')).toBeInTheDocument();
    expect(fakeUploads.uploads.size).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(fakeUploads.uploads.size).toBe(0));
  });

  it('says what failed when the note cannot be sent', async () => {
    hearAudio();
    server.use(http.post('/api/notes', () => HttpResponse.error()));
    const { user, panel, picker } = await openUpload();
    await user.upload(picker, mp3());
    await user.click(panel.getByRole('button', { name: 'Upload and Save' }));
    expect(await screen.findByText('Failed to save note. Please try again.')).toBeInTheDocument();
    expect(await screen.findByText('Your audio is still here.')).toBeInTheDocument();
  });
});
