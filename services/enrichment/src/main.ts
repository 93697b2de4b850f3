import { loadSettings } from '@stitchbook/config';
import { serveJobs } from '@stitchbook/jobs';
import { LanguageSettings, createLanguageEngine } from '@stitchbook/text';
import { enrichNote } from './enrich-note.handler.ts';
import { EnrichmentSettings } from './enrichment.settings.ts';
import { suggestTags } from './suggest-tags.handler.ts';

await serveJobs('enrichment', process.env, async (dataSource, logger) => {
  const { concurrency } = loadSettings(EnrichmentSettings, process.env);
  const engine = createLanguageEngine(loadSettings(LanguageSettings, process.env), logger);
  return {
    work: [
      { kind: 'enrich-note', handle: enrichNote(dataSource, engine), concurrency },
      { kind: 'suggest-tags', handle: suggestTags(dataSource, engine), concurrency },
    ],
  };
});
