import type { SpeechSettings } from '../speech.settings.ts';
import { detectOfflineModel, type OfflineModel } from './detect-offline-model.ts';
import { listInstalledModels, type ModelManifest } from './model-manifest.ts';
import type { AddedModel } from './other-recognisers.ts';

/** The models for other languages that are there and whole right now: one that is added is used from the next recording on. */
export async function findAddedModels({ otherModelsDirectory }: SpeechSettings): Promise<AddedModel[]> {
  const installed = otherModelsDirectory ? await listInstalledModels(otherModelsDirectory) : [];
  return installed.map(({ folder, languages, ...manifest }) => ({ model: configure(folder, manifest), languages }));
}

/** A model in its folder as sherpa-onnx is told of it. Throws `UnknownModelError`. */
export function configure(folder: string, { files, origin }: Pick<ModelManifest, 'files' | 'origin'>): OfflineModel {
  const names = files.map(({ name }) => name);
  return detectOfflineModel(folder, names, { name: origin });
}
