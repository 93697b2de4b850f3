import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { hearAudio } from './fake-transcription.ts';
import { openApp } from './render-app.tsx';
import { problem, server } from './server.ts';

async function openUpload() {
  openApp('/');
  // Drag and drop, and pickers told to show all files, do not keep to `accept`: neither does this user.
  const user = userEvent.setup({ applyAccept: false });
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const panel = within(screen.getByRole('tabpanel', { name: 'Upload Audio File' }));
  return { user, panel, picker: panel.getByLabelText(/Choose an audio file/) };
}

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
    expect(await panel.findByRole('button', { name: 'Play' })).toBeInTheDocument();
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

  it('sends the file as it is, and saves the note', async () => {
    const received = hearAudio();
    const { user, panel, picker } = await openUpload();
    await user.upload(picker, mp3());
    await user.click(panel.getByRole('button', { name: 'Upload and Save' }));
    expect(panel.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    expect(await screen.findByText('Voice note uploaded and saved successfully!')).toBeInTheDocument();
    expect(await screen.findByRole('article', { name: 'Walk by the canal', busy: false })).toBeInTheDocument();
    expect(received.uploads[0]?.size).toBe(2_000_000);
    expect(received.saved[0]).toMatchObject({ title: 'Walk by the canal', recordingId: 'rec-1', duration: '3' });
  });

  it('says so when it cannot be processed, and keeps the file', async () => {
    hearAudio();
    server.use(http.post('/api/transcribe', () => problem(415, 'This is not audio that can be heard.')));
    const { user, panel, picker } = await openUpload();
    await user.upload(picker, mp3());
    await user.click(panel.getByRole('button', { name: 'Upload and Save' }));
    expect(await screen.findByText('Failed to upload and process the audio file.')).toBeInTheDocument();
    expect(screen.getByText('This is not audio that can be heard.')).toBeInTheDocument();
    await waitFor(() => expect(panel.getByRole('button', { name: 'Upload and Save' })).toBeEnabled());
  });

  it.each([
    ['/api/transcribe', 'Failed to upload and process the audio file.'],
    ['/api/notes', 'Failed to save note. Please try again.'],
  ])('says what failed when the network is away at %s', async (path, sentence) => {
    hearAudio();
    server.use(http.post(path, () => HttpResponse.error()));
    const { user, panel, picker } = await openUpload();
    await user.upload(picker, mp3());
    await user.click(panel.getByRole('button', { name: 'Upload and Save' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByText('Your audio is still here.')).toBeInTheDocument();
  });
});
