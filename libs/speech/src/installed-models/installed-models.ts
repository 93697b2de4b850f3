import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ChildLimits } from '../child/speech-child.ts';
import { configure } from '../local/find-added-models.ts';
import type { SpeechAudio } from '../speech-engine.ts';
import { hearClip } from './hear-clip.ts';
import { languagesOfModel } from '../local/languages-of-model.ts';
import {
  findDamagedFiles,
  type InstalledModel,
  type ModelManifest,
  readManifest,
  writeManifest,
} from '../local/model-manifest.ts';
import { openModelSource } from './sources/open-model-source.ts';
import { SpeechModelError } from './speech-model.error.ts';
import { unpackModel, type UnpackedModel } from './unpack-model.ts';

/** A sound with somebody who speaks, and the words; null where nobody knows what a model should make of it. */
export interface Clip {
  audio: SpeechAudio;
  says: string | null;
}

interface Verification {
  voiceDetectorPath: string;
  limits: ChildLimits;
  /** In English: for models that hear it their words have to be right. */
  englishClip: Clip;
  /** Of whoever adds the model, instead of it. */
  clip?: Clip | undefined;
}

export interface AddOptions extends Verification {
  /** A folder, or an archive (tar.bz2, tar.gz, tar, zip). */
  source: string;
  /** The folder of all models, which is made where it is missing. */
  models: string;
  /** Instead of the one that it came with. */
  name?: string | undefined;
  /** Instead of those that its name tells. */
  languages?: readonly string[] | undefined;
  say: (sentence: string) => void;
}

const NAME = /^[a-z0-9][a-z0-9._-]{0,99}$/i;
const LANGUAGE = /^[a-z]{2,3}$/;

/**
 * Copies a model into the folder of models once it was heard to work; nothing stays of one that does not. Rejects with a
 * `SpeechModelError`.
 */
export async function addModel({
  source,
  models,
  say,
  ...options
}: AddOptions): Promise<InstalledModel & { heard: string }> {
  await mkdir(models, { recursive: true });
  const unfinished = await mkdtemp(join(models, '.unfinished-'));
  try {
    const unpacked = await unpackModel(await openModelSource(source), unfinished);
    const name = options.name ?? unpacked.name;
    const folder = join(models, checkedName(name));
    if (await readManifest(folder))
      throw new SpeechModelError(
        `A model called ${name} is there already. Remove it first, or give this one another --name.`,
      );
    const languages = checkedLanguages(options.languages ?? languagesOfModel(unpacked.family, unpacked.name), unpacked);
    say(
      `It is a ${unpacked.family} model for ${describeLanguages(languages)}. It is heard now, which takes a while with a large one.`,
    );
    const offline = configure(unfinished, { ...unpacked, origin: unpacked.name });
    const { text, memoryMb, verified } = await hearClip(offline, verificationOf(languages, options));
    const { family, files } = unpacked;
    const addedAt = new Date().toISOString();
    const manifest: ModelManifest = { family, origin: unpacked.name, languages, files, memoryMb, verified, addedAt };
    await writeManifest(unfinished, manifest);
    // Services may run as somebody else, as they do in containers.
    await chmod(unfinished, 0o755);
    await rename(unfinished, folder);
    return { ...manifest, name, folder, heard: text };
  } catch (error) {
    throw explain(error, models);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** Compares a model's files with what was added, and hears a clip again. Rejects with a `SpeechModelError`. */
export async function checkModel(models: string, name: string, options: Verification): Promise<{ heard: string }> {
  const folder = join(models, checkedName(name));
  const manifest = await manifestOf(models, name);
  const damaged = await findDamagedFiles(folder, manifest);
  if (damaged.length > 0)
    throw new SpeechModelError(`Not what was added: ${damaged.join(', ')}. Remove the model and add it again.`);
  const { text } = await hearClip(configure(folder, manifest), verificationOf(manifest.languages, options));
  return { heard: text };
}

/** Rejects with a `SpeechModelError` where none was added under this name. */
export async function removeModel(models: string, name: string): Promise<void> {
  await manifestOf(models, name);
  const removed = join(models, `.removed-${name}`);
  await rm(removed, { recursive: true, force: true });
  // Out of sight at once, so that no process finds half a model.
  await rename(join(models, name), removed);
  await rm(removed, { recursive: true, force: true });
}

async function manifestOf(models: string, name: string): Promise<ModelManifest> {
  const manifest = await readManifest(join(models, checkedName(name)));
  if (!manifest) throw new SpeechModelError(`No model called ${name} was added.`);
  return manifest;
}

function checkedName(name: string): string {
  if (NAME.test(name) && name === basename(name)) return name;
  throw new SpeechModelError(
    `${JSON.stringify(name)} cannot be a model's name: give it one of letters, digits, dots and hyphens with --name.`,
  );
}

function checkedLanguages(languages: readonly string[], { name }: UnpackedModel): string[] {
  if (languages.length === 0)
    throw new SpeechModelError(
      `Which languages it hears does not show in its name (${name}). Say it, for example: --languages de,fr`,
    );
  const wrong = languages.find((language) => !LANGUAGE.test(language));
  if (wrong !== undefined)
    throw new SpeechModelError(
      `${JSON.stringify(wrong)} is no code of a language: they have two or three letters, such as de or yue.`,
    );
  return [...new Set(languages)];
}

/** Words in English are right or wrong only for who hears English. */
function verificationOf(languages: readonly string[], { voiceDetectorPath, limits, englishClip, clip }: Verification) {
  const { audio, says } = clip ?? englishClip;
  return { voiceDetectorPath, limits, clip: audio, says: clip || languages.includes('en') ? says : null };
}

export function describeLanguages(languages: readonly string[]): string {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const shown = languages.slice(0, 6).map((language) => names.of(language));
  const more = languages.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more languages` : shown.join(', ');
}

function explain(error: unknown, models: string): Error {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC')
    return new SpeechModelError(`The disk of ${models} is full: nothing was kept.`, { cause: error });
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return new SpeechModelError(`${models} or what is to be added may not be read or written (${code}).`, {
      cause: error,
    });
  return error as Error;
}
