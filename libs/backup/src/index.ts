export { BackupRefusedError } from './backup-refused.error.ts';
export { type BackupReport, backUp } from './back-up.ts';
export { LEFT_OUT } from './left-out.ts';
export type { Closing, Manifest } from './manifest.ts';
export { openPlace } from './place/open-place.ts';
export type { Place, Secrets } from './place/place.ts';
export { type RestoreReport, restore } from './restore.ts';
