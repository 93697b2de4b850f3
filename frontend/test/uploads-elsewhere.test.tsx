import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { crashAfter, deleteDrafts } from './crash-after.ts';
import { hearAudio } from './fake-transcription.ts';
import { fakeUploads } from './fake-uploads.ts';
import { pressOnToast } from './press-on-toast.ts';
import { openApp } from './render-app.tsx';
import { problem, server } from './server.ts';

afterEach(deleteDrafts);

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
const arrived = (seconds: number) => ({ bytes: Buffer.alloc(seconds * 32_000), receivedBytes: seconds * 32_000 });
const card = async (name: string) => within(await screen.findByRole('listitem', { name }));

describe('a recording that another device has left', () => {
  it('is offered as far as it has arrived, and becomes a note with just that', async () => {
    const received = hearAudio();
    fakeUploads.add({ title: 'On the train', updatedAt: ago(60), ...arrived(272) });
    const { user } = openApp('/notes');
    const offer = await card('On the train');
    expect(offer.getByText(/Recording from another device,/)).toHaveTextContent(/, 4:32, left off at \d+:\d\d [AP]M$/);
    await user.click(offer.getByRole('button', { name: 'Save as note' }));
    expect(await screen.findByText('Voice note saved successfully!')).toBeInTheDocument();
    expect(received.uploads).toMatchObject([{ length: 272 * 32_000, receivedBytes: 272 * 32_000 }]);
    expect(received.saved).toMatchObject([{ title: 'On the train', recordingId: 'rec-1' }]);
    await waitFor(() => expect(screen.queryByRole('listitem', { name: 'On the train' })).not.toBeInTheDocument());
  });

  it('is not offered while pieces still come, nor of what this device has itself', async () => {
    fakeUploads.add({ title: 'Being spoken', updatedAt: ago(5), ...arrived(10) });
    const key = await crashAfter(3, { title: 'A draft' });
    fakeUploads.add({ key, title: 'The same draft', updatedAt: ago(60), ...arrived(2) });
    fakeUploads.add({ title: 'Nothing came', updatedAt: ago(60) });
    fakeUploads.add({ title: 'Left', updatedAt: ago(60), ...arrived(10) });
    openApp('/notes');
    await card('Left');
    await card('A draft');
    for (const name of ['Being spoken', 'The same draft', 'Nothing came'])
      expect(screen.queryByRole('listitem', { name })).not.toBeInTheDocument();
  });

  it('is discarded with a way back, and deleted once there is none', async () => {
    fakeUploads.add({ title: 'On the train', updatedAt: ago(60), ...arrived(10) });
    const { user } = openApp('/notes');
    const discard = async () => {
      await user.click((await card('On the train')).getByRole('button', { name: 'Discard' }));
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(screen.queryByRole('listitem', { name: 'On the train' })).not.toBeInTheDocument());
    };
    await discard();
    await pressOnToast(user, 'Undo');
    await card('On the train');
    expect(fakeUploads.uploads.size).toBe(1);
    await discard();
    await pressOnToast(user, 'Dismiss');
    await waitFor(() => expect(fakeUploads.uploads.size).toBe(0));
  });

  it('stays where it is, with the reason, when it could not be saved', async () => {
    hearAudio();
    server.use(http.post('/api/uploads/:id/transcribe', () => problem(429, 'Enough for today.')));
    fakeUploads.add({ title: 'On the train', updatedAt: ago(60), ...arrived(10) });
    const { user } = openApp('/notes');
    await user.click((await card('On the train')).getByRole('button', { name: 'Save as note' }));
    expect(await screen.findByText('Failed to transcribe and save the recording.')).toBeInTheDocument();
    expect(await screen.findByText('Enough for today.')).toBeInTheDocument();
    expect(fakeUploads.uploads.size).toBe(1);
  });

  it('can only be discarded where it is a part of a file', async () => {
    fakeUploads.add({
      media: 'file',
      fileName: 'Walk.mp3',
      length: 9_000_000,
      receivedBytes: 4_000_000,
      updatedAt: ago(60),
    });
    openApp('/notes');
    const offer = await card('Walk');
    expect(offer.getByText(/Only a part of it has arrived/)).toBeInTheDocument();
    expect(offer.queryByRole('button', { name: 'Save as note' })).not.toBeInTheDocument();
    expect(offer.getByRole('button', { name: 'Discard' })).toBeInTheDocument();
  });
});
