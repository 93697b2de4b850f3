import { deviceSetting } from '../../device/device-setting.ts';

export const LIST_DENSITIES = ['comfortable', 'compact'] as const;
export type ListDensity = (typeof LIST_DENSITIES)[number];

/** Whether the list shows notes as cards or, many at once, as rows. */
export const listDensity = deviceSetting('stitchbook.list-density', LIST_DENSITIES, 'comfortable');
