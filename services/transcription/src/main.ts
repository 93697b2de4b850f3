import { StorageSettings, loadSettings } from '@stitchbook/config';
import { serveJobs } from '@stitchbook/jobs';
import { SpeechSettings, createSpeechEngine } from '@stitchbook/speech';
import { createAudioStore, removeLeftCopies } from '@stitchbook/storage';
import { measureSpeech } from './measure-speech.ts';
import { transcribeRecording } from './transcribe-recording.handler.ts';
import { TranscriptionSettings } from './transcription.settings.ts';

await serveJobs('transcription', process.env, async (dataSource, logger, metrics) => {
  const { concurrency } = loadSettings(TranscriptionSettings, process.env);
  const left = await removeLeftCopies();
  if (left > 0) logger.info({ count: left }, 'removed recordings that a worker before left behind');
  const store = createAudioStore(loadSettings(StorageSettings, process.env));
  const engine = measureSpeech(await createSpeechEngine(loadSettings(SpeechSettings, process.env), logger), metrics);
  return {
    work: [{ kind: 'transcribe-recording', handle: transcribeRecording(dataSource, store, engine), concurrency }],
    close: () => engine.close(),
  };
});
