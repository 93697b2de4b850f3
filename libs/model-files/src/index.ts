export { fetchModelFiles, type FetchModelFilesOptions, type ModelFetchProgress } from './fetch-model-files.ts';
export type { ModelFile, ModelSource } from './model-source.ts';
export { areModelFilesComplete } from './model-stamp.ts';
