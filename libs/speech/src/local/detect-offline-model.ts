/** A model as sherpa-onnx's `modelConfig` wants it. */
export interface OfflineModel {
  family: string;
  config: Record<string, unknown>;
}

interface Family {
  name: string;
  /** What each of its files is called, apart from a prefix, `.int8` and `.fp16`. */
  parts: Readonly<Record<string, RegExp>>;
  configure: (paths: Record<string, string>, language: string) => Record<string, unknown>;
  /** Asked of the folder's name where families share their files' names. */
  folder?: RegExp;
}

const onnx = (name: string) => new RegExp(`(^|[-_.])${name}(\\.(int8|fp16|quant))?\\.(onnx|ort)$`, 'i');

/** The first that fits is taken: those with more, or more particular, files stand first. */
const FAMILIES: readonly Family[] = [
  {
    name: 'moonshine-v1',
    parts: {
      preprocessor: onnx('preprocess(or)?'),
      encoder: onnx('encode(r)?'),
      uncachedDecoder: onnx('uncached_decode(r)?'),
      cachedDecoder: /(^|[-.])cached_decoder?(\.(int8|fp16))?\.(onnx|ort)$/i,
    },
    configure: (paths) => ({ moonshine: paths }),
  },
  {
    name: 'moonshine',
    parts: {
      encoder: onnx('encoder(_model)?'),
      mergedDecoder: onnx('decoder_model_merged|merged_decoder|decoder_merged'),
    },
    configure: (paths) => ({ moonshine: paths }),
  },
  {
    name: 'nemo-transducer',
    parts: { encoder: onnx('encoder'), decoder: onnx('decoder'), joiner: onnx('joiner') },
    folder: /nemo|parakeet|giga-?am/i,
    configure: (paths) => ({ transducer: paths, modelType: 'nemo_transducer' }),
  },
  {
    name: 'transducer',
    parts: {
      encoder: onnx('encoder[^/]{0,100}'),
      decoder: onnx('decoder[^/]{0,100}'),
      joiner: onnx('joiner[^/]{0,100}'),
    },
    configure: (paths) => ({ transducer: paths }),
  },
  {
    name: 'canary',
    parts: { encoder: onnx('encoder'), decoder: onnx('decoder') },
    folder: /canary/i,
    configure: (paths, language) => {
      const spoken = language || 'en';
      return { canary: { ...paths, srcLang: spoken, tgtLang: spoken, usePnc: 1 } };
    },
  },
  {
    name: 'fire-red-asr',
    parts: { encoder: onnx('encoder'), decoder: onnx('decoder') },
    folder: /fire-?red/i,
    configure: (paths) => ({ fireRedAsr: paths }),
  },
  {
    name: 'whisper',
    parts: { encoder: onnx('encoder'), decoder: onnx('decoder') },
    configure: (paths, language) => ({ whisper: { ...paths, language, task: 'transcribe', tailPaddings: -1 } }),
  },
  {
    name: 'sense-voice',
    parts: { model: onnx('model') },
    folder: /sense-?voice/i,
    configure: (paths, language) => ({ senseVoice: { ...paths, language, useInverseTextNormalization: 1 } }),
  },
  {
    name: 'paraformer',
    parts: { model: onnx('model') },
    folder: /paraformer/i,
    configure: ({ model }) => ({ paraformer: { model } }),
  },
  {
    name: 'dolphin',
    parts: { model: onnx('model') },
    folder: /dolphin/i,
    configure: ({ model }) => ({ dolphin: { model } }),
  },
  {
    name: 'zipformer-ctc',
    parts: { model: onnx('model[^/]{0,100}') },
    folder: /zipformer/i,
    configure: ({ model }) => ({ zipformerCtc: { model } }),
  },
  {
    name: 'nemo-ctc',
    parts: { model: onnx('model') },
    folder: /nemo|parakeet|giga-?am|ctc/i,
    configure: ({ model }) => ({ nemoCtc: { model } }),
  },
];

const TOKENS = /(^|[-_.])tokens\.txt$/i;

/** No known model in a folder; the message lists what was looked for, for whoever runs the server. */
export class UnknownModelError extends Error {
  constructor(folder: string) {
    const families = FAMILIES.map(({ name, parts }) => `  - ${name}: ${Object.keys(parts).join(', ')}, tokens.txt`);
    super(
      `No speech model that can be run offline was found in ${folder}. Looked for the .onnx files of:\n` +
        `${families.join('\n')}\n(model.onnx alone is recognised by the folder's name, for example sense-voice or zipformer-ctc)`,
    );
    this.name = 'UnknownModelError';
  }
}

export interface DetectionOptions {
  /** Two letters, for families that take a language; '' lets the model detect it. */
  language?: string;
  /** What the model is called where its folder is called otherwise: families that share their files' names are known by it. */
  name?: string;
}

/**
 * Which family of models these files are. Pure: `names` are the files in `folder`, the paths returned begin with it.
 * Of a file that is there in several sizes the smallest kind (int8) is taken. Throws `UnknownModelError`.
 */
export function detectOfflineModel(
  folder: string,
  names: readonly string[],
  { language = '', name = nameOf(folder) }: DetectionOptions = {},
): OfflineModel {
  const tokens = names.find((each) => TOKENS.test(each));
  for (const family of FAMILIES) {
    if (!tokens || (family.folder && !family.folder.test(name))) continue;
    const found = findParts(family, names);
    if (!found) continue;
    const paths = Object.fromEntries(Object.entries(found).map(([part, file]) => [part, `${folder}/${file}`]));
    return { family: family.name, config: { ...family.configure(paths, language), tokens: `${folder}/${tokens}` } };
  }
  throw new UnknownModelError(folder);
}

function nameOf(folder: string): string {
  const path = folder.replaceAll('\\', '/').replace(/(?<!\/)\/+$/, '');
  return path.split('/').at(-1) ?? '';
}

function findParts({ parts }: Family, names: readonly string[]): Record<string, string> | null {
  const found: Record<string, string> = {};
  const smallestFirst = names.toSorted((a, b) => Number(b.includes('int8')) - Number(a.includes('int8')));
  for (const [part, pattern] of Object.entries(parts)) {
    const name = smallestFirst.find((candidate) => pattern.test(candidate));
    if (name === undefined) return null;
    found[part] = name;
  }
  return found;
}
