import type { Client } from 'minio';
import { isAudioKey } from '../audio-key.ts';
import { codeOf } from './as-storage-error.ts';

/**
 * A process that is killed while it sends parts leaves them in the bucket, where nobody sees them and somebody pays for them.
 * Only uploads of ours are ended: the bucket may hold more than Stitchbook's.
 */
export async function removeUnfinishedUploads(client: Client, bucket: string, begunBefore: Date): Promise<number> {
  const due: { key: string; uploadId: string }[] = [];
  let keyMarker = '';
  let uploadIdMarker = '';
  for (let isMore = true; isMore;) {
    const page = await client.listIncompleteUploadsQuery(bucket, '', keyMarker, uploadIdMarker, '');
    due.push(...page.uploads.filter(({ key, initiated }) => isAudioKey(key) && new Date(initiated) <= begunBefore));
    isMore = page.isTruncated;
    keyMarker = page.nextKeyMarker;
    uploadIdMarker = page.nextUploadIdMarker;
  }
  for (const { key, uploadId } of due) {
    await client.abortMultipartUpload(bucket, key, uploadId).catch((error: unknown) => {
      if (codeOf(error) !== 'NoSuchUpload') throw error;
    });
  }
  return due.length;
}
