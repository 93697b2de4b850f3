import { deviceSetting } from './device-setting.ts';

/** Whether somebody has signed in here before: they are not asked to make an account. */
export const knownBrowser = deviceSetting('stitchbook.signed-in-before', ['no', 'yes'], 'no');
