import { useEffect, useState } from 'react';
import { microphonePermission } from './watch-microphone.ts';

export interface Microphones {
  /** Null where the browser does not tell. */
  permission: PermissionState | null;
  /** Null until it is known. Their names are empty before the microphone was allowed. */
  devices: { id: string; name: string }[] | null;
  /** What the system would choose. */
  usualName: string;
}

const UNKNOWN: Microphones = { permission: null, devices: null, usualName: '' };
/** Chromium names some devices twice: as themselves, and as what the system has chosen them for. */
const ALIASES = ['default', 'communications'];

/** Which microphones there are, and whether they may be used; looked up again when `occasion` changes. */
export function useMicrophones(occasion: unknown): Microphones {
  const [microphones, setMicrophones] = useState(UNKNOWN);
  useEffect(() => {
    let isOver = false;
    let permission: PermissionStatus | null = null;
    const look = async () => {
      const found = await navigator.mediaDevices?.enumerateDevices().catch(() => null);
      if (!isOver) setMicrophones({ permission: permission?.state ?? null, ...sorted(found ?? null) });
    };
    const begin = async () => {
      permission = await microphonePermission();
      if (isOver) return;
      permission?.addEventListener('change', lookAgain);
      await look();
    };
    const lookAgain = () => void look();
    void begin();
    navigator.mediaDevices?.addEventListener('devicechange', lookAgain);
    return () => {
      isOver = true;
      permission?.removeEventListener('change', lookAgain);
      navigator.mediaDevices?.removeEventListener('devicechange', lookAgain);
    };
  }, [occasion]);
  return microphones;
}

function sorted(found: MediaDeviceInfo[] | null): Pick<Microphones, 'devices' | 'usualName'> {
  if (!found) return { devices: null, usualName: '' };
  const inputs = found.filter(({ kind }) => kind === 'audioinput');
  const devices = inputs
    .filter(({ deviceId }) => !ALIASES.includes(deviceId))
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
  const usual = inputs.find(({ deviceId }) => deviceId === 'default') ?? inputs[0];
  return { devices, usualName: usual?.label.replace(/^Default - /, '') ?? '' };
}
