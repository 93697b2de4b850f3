import type { Page } from '@playwright/test';

interface PageWithMicrophone {
  microphone?: MediaStreamTrack;
}

/** Lets `unplugMicrophone` reach the microphone of pages that are opened from now on. */
export async function haveMicrophoneWithPlug(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices;
    const ask = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (constraints) => {
      const stream = await ask(constraints);
      const [track] = stream.getAudioTracks();
      if (track) (window as PageWithMicrophone).microphone = track;
      return stream;
    };
  });
}

/** What the page is told when the device is pulled out: Chromium's made-up microphone has no plug. */
export async function unplugMicrophone(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { microphone } = window as PageWithMicrophone;
    microphone?.stop();
    microphone?.dispatchEvent(new Event('ended'));
  });
}
