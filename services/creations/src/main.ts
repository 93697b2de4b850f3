import { loadSettings } from '@stitchbook/config';
import { serveJobs } from '@stitchbook/jobs';
import { LanguageSettings, createLanguageEngine } from '@stitchbook/text';
import { createFromNote } from './create-from-note.handler.ts';
import { CreationsSettings } from './creations.settings.ts';

await serveJobs('creations', process.env, async (dataSource, logger) => {
  const { concurrency } = loadSettings(CreationsSettings, process.env);
  const engine = createLanguageEngine(loadSettings(LanguageSettings, process.env), logger);
  return { work: [{ kind: 'create-from-note', handle: createFromNote(dataSource, engine), concurrency }] };
});
