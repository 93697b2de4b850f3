import { readdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { readManifest } from './model-manifest.ts';
import { detectOfflineModel, type OfflineModel } from './detect-offline-model.ts';

const VOICE_DETECTOR = /silero.{0,100}\.onnx$/i;

export interface ModelFolders {
  /** The folder whose model recognises. */
  model: string;
  /** The folder that `fetchSpeechModel` fills: its voice detector serves models that bring none. */
  default: string;
}

export interface LocalModels {
  /** The folder's name, such as `moonshine-tiny`. */
  name: string;
  recogniser: OfflineModel;
  voiceDetectorPath: string;
}

/** Finds what is to be loaded. Rejects with an `Error` for whoever runs the server. */
export async function findLocalModels(folders: ModelFolders, language = ''): Promise<LocalModels> {
  const folder = resolve(folders.model);
  // One that was added under another name is known by the name that it came with.
  const origin = (await readManifest(folder))?.origin;
  const recogniser = detectOfflineModel(folder, await namesIn(folder), { language, ...(origin && { name: origin }) });
  return { name: basename(folder), recogniser, voiceDetectorPath: await findVoiceDetector(folders) };
}

/** Rejects with an `Error` for whoever runs the server. */
export async function findVoiceDetector(folders: ModelFolders): Promise<string> {
  for (const folder of [resolve(folders.model), resolve(folders.default)]) {
    const name = (await namesIn(folder)).find((candidate) => VOICE_DETECTOR.test(candidate));
    if (name !== undefined) return join(folder, name);
  }
  throw new Error(`No voice detector (silero_vad*.onnx) was found in ${folders.model} or ${folders.default}.`);
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}
