import { deviceSetting } from '../../../device/device-setting.ts';

/** Whether a person wants to see their words while they speak. */
export const captionsSetting = deviceSetting('stitchbook.captions', ['shown', 'hidden'], 'shown');
