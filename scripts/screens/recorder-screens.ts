import { haveMicrophoneWithPlug, unplugMicrophone } from '../../e2e/chromium/unplug-microphone.ts';
import { holdToast, keepWorking, leaveUnanswered, openNotes, refuse } from './screen.ts';
import type { Screen } from './screen.ts';

const openPanel: Screen['show'] = async (page, sample) => {
  await openNotes(page, sample);
  await page.getByRole('button', { name: 'Record a new note' }).click();
  await page.getByRole('button', { name: 'Start recording' }).waitFor();
};

export const record: Screen['show'] = async (page, sample) => {
  await openPanel(page, sample);
  await page.getByRole('button', { name: 'Start recording' }).click();
  await page.waitForTimeout(2500);
};

const UNDER_WAY = {
  doneSeconds: 41,
  totalSeconds: 63,
  firstWords:
    'Mr. John Dashwood had then leisure to consider how much there might be prudently in his power to do for them. He was not an ' +
    'ill-disposed young man, unless to be rather cold hearted and rather selfish is to be ill-disposed: but he was, in general, well respected. ' +
    'Had he married a more amiable woman, he might have been made still more respectable than he was.',
};

const saveUnanswered: Screen['show'] = async (page, sample) => {
  await leaveUnanswered(page, '**/api/uploads/*/transcribe');
  await record(page, sample);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel saving' }).waitFor();
};

export const recordElsewhere: Screen['show'] = async (page, sample) => {
  await record(page, sample);
  await page.getByText('The workshop by the canal').first().click();
  await page.getByRole('region', { name: 'Transcript' }).waitFor();
  await page.getByRole('region', { name: 'Recording' }).waitFor();
};

const openUpload: Screen['show'] = async (page, sample) => {
  await openPanel(page, sample);
  await page.getByRole('tab', { name: 'Upload Audio File' }).click();
};

export const chooseFile: Screen['show'] = async (page, sample) => {
  await openUpload(page, sample);
  await page.locator('input[type="file"]').setInputFiles(sample.audioFile);
  await page.getByRole('group', { name: 'Audio of dashwood' }).waitFor();
};

/** How a note begins: by voice, or with a file. */
export const RECORDER_SCREENS: Screen[] = [
  { name: 'recorder', show: openPanel },
  { name: 'recorder-recording', show: record },
  {
    name: 'recorder-paused',
    show: async (page, sample) => {
      await record(page, sample);
      await page.getByRole('button', { name: 'Pause', exact: true }).click();
      await page.getByRole('button', { name: 'Resume', exact: true }).waitFor();
    },
  },
  {
    name: 'recorder-stopped',
    show: async (page, sample) => {
      await record(page, sample);
      await page.getByRole('button', { name: 'Stop recording' }).click();
      await page.getByRole('group', { name: 'Audio of New Voice Note' }).waitFor();
    },
  },
  { name: 'recorder-dock', show: recordElsewhere },
  {
    name: 'recorder-dock-paused',
    show: async (page, sample) => {
      await recordElsewhere(page, sample);
      await page.getByRole('button', { name: 'Pause', exact: true }).click();
      await page.getByRole('button', { name: 'Resume', exact: true }).waitFor();
    },
  },
  {
    name: 'recorder-blocked',
    show: async (page, sample) => {
      await page.addInitScript(() => {
        navigator.permissions.query = () => Promise.resolve({ state: 'denied', addEventListener() {} } as never);
      });
      await openPanel(page, sample);
      await page.getByText('Blocked: press the lock in the address bar').waitFor();
    },
  },
  {
    name: 'recorder-no-microphone',
    show: async (page, sample) => {
      await page.addInitScript(() => {
        navigator.mediaDevices.enumerateDevices = () => Promise.resolve([]);
      });
      await openPanel(page, sample);
      await page.getByText('No microphone found').waitFor();
    },
  },
  {
    name: 'recorder-interrupted',
    show: async (page, sample) => {
      await haveMicrophoneWithPlug(page);
      await record(page, sample);
      await unplugMicrophone(page);
      await page.getByText('The microphone was unplugged.').waitFor();
    },
  },
  {
    name: 'recorder-dock-interrupted',
    show: async (page, sample) => {
      await haveMicrophoneWithPlug(page);
      await recordElsewhere(page, sample);
      await unplugMicrophone(page);
      await page.getByText('The microphone was unplugged.').waitFor();
    },
  },
  {
    name: 'recorder-dock-stopped',
    show: async (page, sample) => {
      await recordElsewhere(page, sample);
      await page.getByRole('button', { name: 'Stop recording' }).click();
      await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
    },
  },
  {
    name: 'recording-failed',
    show: async (page, sample) => {
      await refuse(page, '**/api/uploads/*/transcribe', 413, 'The store is full.');
      await record(page, sample);
      await page.getByRole('button', { name: 'Stop recording' }).click();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('The store is full.').waitFor();
      await holdToast(page);
    },
  },
  {
    name: 'recording-saving',
    show: async (page, sample) => {
      await keepWorking(page, '**/api/uploads/*/transcribe', UNDER_WAY);
      await record(page, sample);
      await page.getByRole('button', { name: 'Stop recording' }).click();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('41 of 63 seconds').waitFor();
    },
  },
  {
    name: 'recording-saving-beside-another',
    isWhole: true,
    show: async (page, sample) => {
      await saveUnanswered(page, sample);
      await page.getByRole('button', { name: 'Record a new note' }).click();
      await page.getByRole('button', { name: 'Start recording' }).click();
      await page.waitForTimeout(2500);
    },
  },
  {
    name: 'recording-saving-cancelled',
    show: async (page, sample) => {
      await saveUnanswered(page, sample);
      await page.getByRole('button', { name: 'Cancel saving' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'recording-unsaved',
    show: async (page, sample) => {
      await record(page, sample);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Resume saving' }).first().waitFor();
    },
  },
  { name: 'upload', show: openUpload },
  { name: 'upload-chosen', show: chooseFile },
  {
    name: 'upload-of-another-type',
    show: async (page, sample) => {
      await openUpload(page, sample);
      const letter = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('A letter.') };
      await page.locator('input[type="file"]').setInputFiles(letter);
      await holdToast(page);
    },
  },
  {
    name: 'upload-waiting',
    show: async (page, sample) => {
      await chooseFile(page, sample);
      await leaveUnanswered(page, '**/api/uploads/*/transcribe');
      await page.getByRole('button', { name: 'Upload and Save' }).click();
      await page.getByText('Processing...').waitFor();
    },
  },
  {
    name: 'upload-under-way',
    isWhole: true,
    show: async (page, sample) => {
      await chooseFile(page, sample);
      await keepWorking(page, '**/api/uploads/*/transcribe', UNDER_WAY);
      await page.getByRole('button', { name: 'Upload and Save' }).click();
      await page.getByText('41 of 63 seconds').waitFor();
    },
  },
];
