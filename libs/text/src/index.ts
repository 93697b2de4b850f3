import 'reflect-metadata';
export * from './language-engine.ts';
export { LanguageError, type LanguageErrorCode } from './language-error.ts';
export { LanguageSettings } from './language.settings.ts';
export { createLanguageEngine } from './create-language-engine.ts';
export { cleanTags } from './clean-tags.ts';
