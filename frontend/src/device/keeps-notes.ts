import { deviceSetting } from './device-setting.ts';

/** So many of a person's latest notes can be read without the server. */
export const KEPT_NOTES = 200;

/** With so many of the comments on each. */
export const KEPT_COMMENTS = 100;

/** Whether their words stay on this device. */
export const keepsNotes = deviceSetting('stitchbook.keeps-notes', ['on', 'off'], 'on');
