export { BackupRefusedError, isUserFacing } from './backup-refused.error.ts';
export { type BackupReport, backUp } from './back-up.ts';
export { type BackUpOptions, backUpTo } from './back-up-to-file.ts';
export { type Installation, type Secrets, loadInstallation } from './installation.ts';
export type { Closing, Manifest } from './manifest.ts';
export { type RestoreReport, restore } from './restore.ts';
export { type RestoreOptions, restoreFrom } from './restore-from-file.ts';
export { EXCLUDED_TABLES } from './tables.ts';
