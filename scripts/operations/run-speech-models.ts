import { dirname, extname, join } from 'node:path';
import { loadSettings } from '@stitchbook/config';
import { AUDIO_FORMATS, type AudioFormat } from '@stitchbook/contracts';
import { SpeechSettings } from '@stitchbook/speech';
import {
  addModel,
  checkModel,
  type Clip,
  describeLanguages,
  findVoiceDetector,
  isSpeechModelComplete,
  listInstalledModels,
  removeModel,
} from '@stitchbook/speech/models';
import { checkModelDirectory } from '../start/ensure-more-models.mjs';
import type { StartSettings } from '../start/read-environment.mjs';
import { messageOf, UserFacingError } from '../start/user-facing-error.mjs';

interface Request {
  /** The folder of the models that were added. */
  models: string;
  checkout: string;
  settings: StartSettings;
  /** Fetches it where it is missing: its voice detector serves every model. */
  ensureDefaultModel: () => Promise<string>;
  named?: string;
  clip?: { path: string; says: string | null };
  languages?: string[];
  name?: string;
}

/** What a process may take that hears one clip; a large model alone is larger than what recordings are allowed at home. */
const MEMORY_MB = 16_000;
const STALL_SECONDS = 300;

/** @returns the exit code */
export async function runSpeechModels(command: string, request: Request): Promise<number> {
  const { models, named = '' } = request;
  if (command === 'add') return add(named, request);
  if (command === 'check') return check(request);
  if (command === 'list') return list(request);
  await removeModel(models, named);
  console.log(`${named} is removed. Recordings are transcribed without it from now on.`);
  return 0;
}

async function add(source: string, request: Request): Promise<number> {
  const { models, languages, name } = request;
  const added = await addModel({ source, models, languages, name, say: console.log, ...(await verification(request)) });
  console.log(`It wrote: ${added.heard}`);
  if (added.verified === 'some-words')
    console.log(
      'Nobody said whether these are the right words: remove it, and add it with --clip and --says in its language to be sure.',
    );
  console.log(`${added.name} is added (${sizeOf(added.files)}, ${added.memoryMb} MB of memory).`);
  const isEnglishAlone = added.languages.every((language) => language === 'en');
  console.log(
    isEnglishAlone
      ? `It hears English alone, as the two models for English do, so nothing is handed over to it. To use it in their place: SPEECH_MODEL_DIR=${added.folder}`
      : 'Speech that is not English is transcribed with it from the next recording on, once both models for English are there.',
  );
  const { memoryLimitMb } = loadSettings(SpeechSettings, request.settings.environment);
  const needed = added.memoryMb + (isEnglishAlone ? 0 : MEMORY_OF_BOTH_MB);
  if (needed > memoryLimitMb)
    console.log(
      `It takes about ${needed} MB of memory in all: set SPEECH_MEMORY_LIMIT_MB to more, else recordings that need it fail.`,
    );
  return 0;
}

/** What the two models for English hold, with several segments under way. */
const MEMORY_OF_BOTH_MB = 700;

async function list({ models, settings }: Request): Promise<number> {
  const tiny = settings.environment.STITCHBOOK_MODEL_DIR ?? join(settings.dataDirectory, 'models', 'moonshine-tiny');
  const base = checkModelDirectory(tiny);
  console.log('For English, fetched by npm start:');
  for (const [folder, model] of [
    [tiny, 'moonshine-tiny'],
    [base, 'moonshine-base'],
  ] as const) {
    console.log(
      `  ${model}  ${(await isSpeechModelComplete(folder, model)) ? 'is there' : 'is not there yet'}  ${folder}`,
    );
  }
  const added = await listInstalledModels(models);
  if (added.length === 0) {
    console.log(
      `For other languages: none in ${models}. docs/speech-models.md says which there are and how to add one.`,
    );
    return 0;
  }
  console.log(`For other languages, in ${models}:`);
  for (const { name, family, languages, files, memoryMb, verified } of added) {
    const heard =
      verified === 'right-words' ? 'heard the right words' : 'wrote words, not known whether the right ones';
    console.log(
      `  ${name}  ${family}, ${describeLanguages(languages)}; ${sizeOf(files)}, ${memoryMb} MB of memory; ${heard}`,
    );
  }
  return 0;
}

async function check(request: Request): Promise<number> {
  const { models } = request;
  const added = await listInstalledModels(models, { withIncomplete: true });
  const verify = await verification(request);
  let isWell = true;
  for (const { name } of added) {
    try {
      const { heard } = await checkModel(models, name, verify);
      console.log(`${name}: as it was added, and it wrote: ${heard}`);
    } catch (error) {
      isWell = false;
      console.error(`${name}: ${messageOf(error)}`);
    }
  }
  if (added.length === 0) console.log(`No model was added in ${models}.`);
  return isWell ? 0 : 1;
}

async function verification({ checkout, clip, ensureDefaultModel }: Request) {
  const folder = await ensureDefaultModel();
  const fixtures = join(checkout, 'libs', 'testing', 'fixtures', 'audio');
  const englishClip: Clip = {
    audio: { path: join(fixtures, 'dashwood.wav'), format: 'wav' },
    says: 'And Mr. John Dashwood had then leisure to consider how much there might be prudently in his power to do for them.',
  };
  return {
    voiceDetectorPath: await findVoiceDetector({ model: folder, default: dirname(folder) }),
    limits: { memoryMb: MEMORY_MB, stallSeconds: STALL_SECONDS, niceness: 0 },
    englishClip,
    ...(clip && { clip: { audio: { path: clip.path, format: formatOf(clip.path) }, says: clip.says } }),
  };
}

function formatOf(path: string): AudioFormat {
  const format = AUDIO_FORMATS.find((each) => `.${each}` === extname(path).toLowerCase());
  if (!format) throw new UserFacingError(`${path} cannot be heard: a clip is a WAV, MP3 or M4A.`);
  return format;
}

function sizeOf(files: readonly { bytes: number }[]): string {
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  return `${Math.max(1, Math.round(megabytes)).toLocaleString('en')} MB`;
}
