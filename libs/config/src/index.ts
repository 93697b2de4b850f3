import 'reflect-metadata';
export { Setting, describeSettings, type SettingDescription } from './setting.ts';
export { loadSettings, InvalidSettingsError } from './load-settings.ts';
export { DatabaseSettings } from './database.settings.ts';
export { LoggingSettings } from './logging.settings.ts';
export { QueueSettings } from './queue.settings.ts';
export { ShutdownSettings } from './shutdown.settings.ts';
export { StorageSettings } from './storage.settings.ts';
