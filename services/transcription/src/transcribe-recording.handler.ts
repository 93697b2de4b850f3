import { type DataSource, type EntityManager, Recording } from '@stitchbook/database';
import { JobFailure, type JobHandler } from '@stitchbook/jobs';
import { SpeechError, type SpeechEngine, type SpeechResult } from '@stitchbook/speech';
import { type AudioStore, StorageError } from '@stitchbook/storage';

/** Hears a recording and stores its words: `transcribe-recording`. */
export function transcribeRecording(dataSource: DataSource, store: AudioStore, engine: SpeechEngine): JobHandler {
  return async (job, { signal, reportProgress }) => {
    const recording = await dataSource.getRepository(Recording).findOneByOrFail({ id: String(job.recordingId) });
    const result = await store
      .withLocalFile(recording.audioKey, (path) =>
        engine.transcribe({ path, format: recording.format }, { signal, onProgress: reportProgress }),
      )
      .catch((error: unknown) => {
        throw asFailure(error);
      });
    return (manager) => storeWords(manager, recording.id, result, engine.name);
  };
}

async function storeWords(
  manager: EntityManager,
  id: string,
  { text, segments, durationSeconds }: SpeechResult,
  engine: string,
): Promise<void> {
  await manager.update(Recording, { id }, { transcript: text, segments, durationSeconds, engine });
}

function asFailure(error: unknown): unknown {
  if (error instanceof SpeechError)
    return new JobFailure(error.code, error.message, { permanent: error.permanent, cause: error.cause });
  if (error instanceof StorageError)
    return new JobFailure(error.code, error.message, { permanent: false, cause: error });
  return error;
}
