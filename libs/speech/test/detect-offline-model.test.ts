import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { detectOfflineModel, UnknownModelError } from '@stitchbook/speech';

const LAYOUTS: [folder: string, names: string[], family: string, config: object][] = [
  [
    'moonshine-tiny',
    ['encoder_model.onnx', 'decoder_model_merged.onnx', 'tokens.txt'],
    'moonshine',
    {
      moonshine: {
        encoder: '/m/moonshine-tiny/encoder_model.onnx',
        mergedDecoder: '/m/moonshine-tiny/decoder_model_merged.onnx',
      },
    },
  ],
  [
    'moonshine-base',
    ['encoder_model.ort', 'decoder_model_merged.ort', 'tokens.txt'],
    'moonshine',
    {
      moonshine: {
        encoder: '/m/moonshine-base/encoder_model.ort',
        mergedDecoder: '/m/moonshine-base/decoder_model_merged.ort',
      },
    },
  ],
  [
    'sherpa-onnx-moonshine-base-en-int8',
    ['preprocess.onnx', 'encode.int8.onnx', 'uncached_decode.int8.onnx', 'cached_decode.int8.onnx', 'tokens.txt'],
    'moonshine-v1',
    {
      moonshine: {
        preprocessor: '/m/sherpa-onnx-moonshine-base-en-int8/preprocess.onnx',
        encoder: '/m/sherpa-onnx-moonshine-base-en-int8/encode.int8.onnx',
        uncachedDecoder: '/m/sherpa-onnx-moonshine-base-en-int8/uncached_decode.int8.onnx',
        cachedDecoder: '/m/sherpa-onnx-moonshine-base-en-int8/cached_decode.int8.onnx',
      },
    },
  ],
  [
    'w',
    [
      'tiny.en-encoder.onnx',
      'tiny.en-encoder.int8.onnx',
      'tiny.en-decoder.onnx',
      'tiny.en-decoder.int8.onnx',
      'tiny.en-tokens.txt',
    ],
    'whisper',
    {
      whisper: { encoder: '/m/w/tiny.en-encoder.int8.onnx', decoder: '/m/w/tiny.en-decoder.int8.onnx' },
      tokens: '/m/w/tiny.en-tokens.txt',
    },
  ],
  [
    'sherpa-onnx-nemo-parakeet-tdt-0.6b-v3-int8',
    ['encoder.int8.onnx', 'decoder.int8.onnx', 'joiner.int8.onnx', 'tokens.txt'],
    'nemo-transducer',
    {
      modelType: 'nemo_transducer',
    },
  ],
  [
    'sherpa-onnx-zipformer-en',
    ['encoder-epoch-99-avg-1.onnx', 'decoder-epoch-99-avg-1.onnx', 'joiner-epoch-99-avg-1.onnx', 'tokens.txt'],
    'transducer',
    {
      transducer: {
        encoder: '/m/sherpa-onnx-zipformer-en/encoder-epoch-99-avg-1.onnx',
        decoder: '/m/sherpa-onnx-zipformer-en/decoder-epoch-99-avg-1.onnx',
        joiner: '/m/sherpa-onnx-zipformer-en/joiner-epoch-99-avg-1.onnx',
      },
    },
  ],
  ['sherpa-onnx-nemo-canary-180m-flash', ['encoder.int8.onnx', 'decoder.int8.onnx', 'tokens.txt'], 'canary', {}],
  [
    'sherpa-onnx-sense-voice-zh-en-ja-ko-yue',
    ['model.int8.onnx', 'model.onnx', 'tokens.txt'],
    'sense-voice',
    {
      senseVoice: { model: '/m/sherpa-onnx-sense-voice-zh-en-ja-ko-yue/model.int8.onnx' },
    },
  ],
  ['sherpa-onnx-paraformer-zh', ['model.int8.onnx', 'tokens.txt'], 'paraformer', {}],
  ['sherpa-onnx-nemo-ctc-en-conformer-small', ['model.onnx', 'tokens.txt'], 'nemo-ctc', {}],
  ['sherpa-onnx-zipformer-ctc-zh', ['model.int8.onnx', 'tokens.txt'], 'zipformer-ctc', {}],
  ['sherpa-onnx-dolphin-base', ['model.int8.onnx', 'tokens.txt'], 'dolphin', {}],
];

describe('detecting a model by its files', () => {
  it.each(LAYOUTS)('knows %s', (folder, names, family, config) => {
    const model = detectOfflineModel(`/m/${folder}`, [...names, 'README.md', 'silero_vad.onnx']);
    expect(model.family).toBe(family);
    expect(model.config).toMatchObject(config);
    expect(model.config['tokens']).toMatch(/tokens\.txt$/);
  });

  it.each([
    ['an empty folder', []],
    ['a model without its tokens', ['encoder_model.onnx', 'decoder_model_merged.onnx']],
    ['half a model', ['encoder.onnx', 'tokens.txt']],
    ['a lone model in a folder whose name says nothing', ['model.onnx', 'tokens.txt']],
  ])('refuses %s and lists what it looked for', (_, names) => {
    expect(() => detectOfflineModel('/m/folder', names)).toThrow(UnknownModelError);
    expect(() => detectOfflineModel('/m/folder', names)).toThrow(
      /nemo-transducer: encoder, decoder, joiner, tokens\.txt/,
    );
  });
});

describe('what sherpa-onnx is told of a model', () => {
  /** In `types.js`, which the library brings instead of types; what it reads beyond those is named in its native code. */
  const READ_ALL_THE_SAME = ['mergedDecoder', 'modelType'];

  it('has only names that the library knows', () => {
    const library = createRequire(import.meta.url).resolve('sherpa-onnx-node/types.js');
    const types = new Map<string, Map<string, string>>();
    for (const [, name = '', rest = ''] of readFileSync(library, 'utf8')
      .replaceAll('\r', '')
      .matchAll(/@typedef \{Object\} (\w+)\n((?: \* @property.*\n)*)/g))
      types.set(
        name,
        new Map([...rest.matchAll(/\{([^}]+)\} \[?(\w+)/g)].map(([, type = '', property = '']) => [property, type])),
      );
    const unknown = (config: object, type: string): string[] =>
      Object.entries(config).flatMap(([property, value]) => {
        const expected = types.get(type)?.get(property);
        if (expected === undefined) return READ_ALL_THE_SAME.includes(property) ? [] : [`${type}.${property}`];
        if (typeof value === 'object') return unknown(value as object, expected);
        return expected.split('|').includes(typeof value) ? [] : [`${type}.${property} is no ${typeof value}`];
      });
    for (const [folder, names] of LAYOUTS)
      expect(
        unknown(detectOfflineModel(`/m/${folder}`, names, { language: 'de' }).config, 'OfflineModelConfig'),
      ).toEqual([]);
    expect(types.get('OfflineModelConfig')?.size).toBeGreaterThan(10);
  });
});
