import 'reflect-metadata';
export { addressGroup } from './address-group.ts';
export {
  describeSettings,
  InvalidSettingsError,
  loadSettings,
  Setting,
  type SettingDescription,
} from './load-settings.ts';
export { LoggingSettings, ShutdownSettings, WatchdogSettings } from './process.settings.ts';
export { AddressSettings, isLoopbackAddress, type SignUpPolicy, SignUpSettings } from './sign-up.settings.ts';
export { DatabaseSettings, QueueSettings, StorageSettings } from './stores.settings.ts';
export { IsHardToGuess, IsProxyList, trustProxies } from './validators.ts';
