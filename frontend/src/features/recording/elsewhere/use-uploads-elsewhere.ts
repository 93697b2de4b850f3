import type { Upload } from '@stitchbook/api-types';
import { UPLOAD_LEFT_AFTER_SECONDS } from '@stitchbook/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { onServerEvent } from '../../../events/server-events.ts';
import { discardedUploads, onDiscardedChange } from '../../../uploads/discarded-uploads.ts';
import { getUploads } from '../../../uploads/upload-calls.ts';
import { isDraftLocked } from '../drafts/draft-lock.ts';
import { openDraftDatabase } from '../drafts/draft-store.ts';

const KEY = ['uploads-elsewhere'] as const;

/** While pieces come, somebody is still speaking, or sending. */
const QUIET_AFTER_MS = UPLOAD_LEFT_AFTER_SECONDS * 1000;

/** What this person has begun to send from somewhere else, and what came to a stop; newest first. */
export function useUploadsElsewhere(): Upload[] {
  const { data, refetch } = useUploads();
  useEffect(() => onServerEvent(({ type }) => void ((type === 'list' || type === 'refresh') && refetch())), [refetch]);
  const discarded = useSyncExternalStore(onDiscardedChange, discardedUploads);
  return (data?.begun ?? []).flatMap(({ upload, isQuiet }) => (isQuiet && !discarded.has(upload.key) ? [upload] : []));
}

/** From where another device goes on with what this one has sent, by the id of its draft. */
export function useContinuedElsewhere(): Readonly<Record<string, number>> {
  return useUploads().data?.continuedSeconds ?? NONE;
}

const NONE = {};

function useUploads() {
  return useQuery({
    queryKey: KEY,
    queryFn: () => listUploadsElsewhere(),
    staleTime: 0,
    refetchOnWindowFocus: true,
    // One that is being sent may stop.
    refetchInterval: ({ state }) => (state.data?.begun.some(({ isQuiet }) => !isQuiet) ? QUIET_AFTER_MS : false),
  });
}

export function useRefreshUploadsElsewhere(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.invalidateQueries({ queryKey: KEY }), [queryClient]);
}

interface UploadElsewhere {
  upload: Upload;
  /** Whether nothing has come of it for a while. */
  isQuiet: boolean;
}

interface UploadsElsewhere {
  begun: UploadElsewhere[];
  continuedSeconds: Record<string, number>;
}

async function listUploadsElsewhere(): Promise<UploadsElsewhere> {
  const { uploads, now } = await getUploads();
  const begun: UploadElsewhere[] = [];
  const continuedSeconds: Record<string, number> = {};
  for (const upload of uploads) {
    if (upload.continuedBy !== null) {
      continuedSeconds[upload.key] = upload.continuedSeconds ?? 0;
      continue;
    }
    if (upload.receivedBytes === 0 || (await isOfThisDevice(upload.key))) continue;
    begun.push({ upload, isQuiet: now - Date.parse(upload.updatedAt) > QUIET_AFTER_MS });
  }
  return { begun, continuedSeconds };
}

/** Its draft is on this device, or some tab here is busy with it. */
async function isOfThisDevice(key: string): Promise<boolean> {
  if (await isDraftLocked(key)) return true;
  const draft = await openDraftDatabase()
    .then((database) => database.get('takes', key))
    .catch(() => undefined);
  return draft !== undefined;
}
