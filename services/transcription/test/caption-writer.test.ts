import type { CaptionRepository, NewCaption } from '../src/captions/caption.repository.ts';
import { CaptionWriter } from '../src/captions/caption-writer.ts';

const claim = { uploadId: 'upload', token: 'token' };
const caption = (number: number, text: string, isFinal: boolean) => ({
  number,
  text,
  isFinal,
  startSeconds: number,
  endSeconds: number + 1,
});

/** A captioner that takes over what another one has written. */
async function takeOver(before: readonly object[]): Promise<{ writer: CaptionWriter; stored: NewCaption[] }> {
  const stored: NewCaption[] = [];
  const repository = {
    listCaptions: () => Promise.resolve(before),
    storeCaptions: (_claim: unknown, captions: NewCaption[]) => Promise.resolve(Boolean(stored.push(...captions))),
  } as unknown as CaptionRepository;
  const writer = new CaptionWriter(repository, claim, { onWritten: () => undefined, onLost: fail });
  await writer.open();
  return { writer, stored };
}

function fail(reason: Error): never {
  throw reason;
}

it('a captioner that begins anew leaves what was final as it is until it has heard all of it again', async () => {
  const { writer, stored } = await takeOver([{ ...caption(0, 'Mr. John Dashwood', true), revision: 4 }]);
  writer.write(caption(0, 'Mr.', false));
  writer.write(caption(0, 'Mr. John Dashwood', true));
  writer.write(caption(1, 'had then', false));
  await writer.close();
  expect(stored).toMatchObject([{ number: 1, text: 'had then', revision: 5 }]);
});

it('a captioner that hears it otherwise in the end says so', async () => {
  const { writer, stored } = await takeOver([
    { ...caption(0, 'Mister', true), revision: 1 },
    { ...caption(1, 'Dashwood', true), revision: 2 },
  ]);
  writer.write(caption(0, 'Mr. Dashwood', true));
  await writer.close();
  expect(stored).toMatchObject([
    { number: 0, text: 'Mr. Dashwood', isFinal: true, revision: 3 },
    { number: 1, text: '', revision: 4 },
  ]);
});
