import type { Metrics } from '@stitchbook/metrics';
import type { SpeechEngine } from '@stitchbook/speech';

const BUCKETS = [0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5, 1, 2, 5];

/** The same engine, with a histogram of its real-time factor: seconds of work for a second of audio. Failed recordings are not observed. */
export function measureSpeech(engine: SpeechEngine, metrics: Metrics): SpeechEngine {
  const factors = metrics.histogram(
    {
      name: 'stitchbook_speech_real_time_factor',
      help: 'Seconds of work for a second of audio; below 1 it is faster than people speak',
      labels: [],
    },
    BUCKETS,
  );
  return {
    get name() {
      return engine.name;
    },
    async transcribe(audio, options) {
      const begun = performance.now();
      const result = await engine.transcribe(audio, options);
      const tookSeconds = (performance.now() - begun) / 1_000;
      if (result.durationSeconds > 0) factors.observe({}, tookSeconds / result.durationSeconds);
      return result;
    },
    supersedes: () => engine.supersedes(),
    languages: () => engine.languages(),
    startLive: engine.startLive,
    close: () => engine.close(),
  };
}
