import type { Upload } from '@stitchbook/api-types';
import { SPEECH_SAMPLE_RATE_HZ } from '@stitchbook/contracts';
import { api } from '../../../http/api.ts';
import { captionsSetting } from '../captions/captions-setting.ts';
import type { SaidBefore } from '../drafts/draft-writer.ts';
import { titleOf } from './save-upload.ts';

/**
 * Has the server go on with what another device has left, as an upload of this one under a key of its own: asked again with the
 * same key, it is the same. Throws where the other device still sends, or somebody was quicker.
 */
export async function continueUpload({ id }: Upload, key: string): Promise<SaidBefore> {
  const body = { key, captions: captionsSetting.read() === 'shown' };
  const { data } = await api.post('/api/uploads/{id}/continue', { params: { path: { id } }, body });
  return { key, title: titleOf(data), samples: Math.round((data.seconds ?? 0) * SPEECH_SAMPLE_RATE_HZ) };
}
