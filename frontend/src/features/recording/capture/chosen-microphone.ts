const KEY = 'stitchbook.microphone';
/** Where the browser keeps nothing, the choice lasts as long as the page. */
let unkept: string | null = null;

/** The id of the microphone that was chosen on this device; empty for the one that the system chooses. */
export function chosenMicrophone(): string {
  if (unkept !== null) return unkept;
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function chooseMicrophone(deviceId: string): void {
  try {
    localStorage.setItem(KEY, deviceId);
    unkept = null;
  } catch {
    unkept = deviceId;
  }
}
