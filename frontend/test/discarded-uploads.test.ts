import { deleteDiscardedUploads, discardedUploads, markUploadDiscarded } from '../src/uploads/discarded-uploads.ts';
import { fakeUploads } from './fake-uploads.ts';

const never = () => Promise.resolve(false);
const deletions = () => fakeUploads.calls.filter(({ method }) => method === 'DELETE');

describe('uploads that were discarded', () => {
  it('are deleted once, however many ask for it at the same time', async () => {
    for (const key of ['one', 'two']) {
      fakeUploads.add({ key });
      markUploadDiscarded(key);
    }
    await Promise.all([deleteDiscardedUploads(never), deleteDiscardedUploads(never), deleteDiscardedUploads(never)]);
    expect(deletions().map(({ id }) => fakeUploads.uploads.has(String(id)))).toEqual([false, false]);
    expect(discardedUploads().size).toBe(0);
  });

  it('are deleted by the next who asks when the server failed', async () => {
    fakeUploads.add({ key: 'one' });
    markUploadDiscarded('one');
    fakeUploads.misbehave = () => new Response(null, { status: 503 });
    await expect(deleteDiscardedUploads(never)).rejects.toMatchObject({ status: 503 });
    expect(discardedUploads()).toEqual(new Set(['one']));
    fakeUploads.misbehave = () => undefined;
    await deleteDiscardedUploads(never);
    expect(fakeUploads.uploads.size).toBe(0);
    expect(discardedUploads().size).toBe(0);
  });
});
