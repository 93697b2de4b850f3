import type { Embedder } from './embedder.ts';
import { LocalEmbedder } from './local/local.embedder.ts';
import type { MeaningSettings } from './meaning.settings.ts';
import { OpenAiEmbedder } from './openai/openai.embedder.ts';

/**
 * The server whose address is set, else the model on this machine. `niceness` is the operating system's priority of the latter's
 * process: 0 where somebody waits.
 */
export function createEmbedder({ modelDirectory, ...service }: MeaningSettings, niceness: number): Embedder {
  const { baseUrl } = service;
  if (baseUrl !== undefined) return new OpenAiEmbedder({ ...service, baseUrl });
  return new LocalEmbedder({ directory: modelDirectory, niceness });
}
