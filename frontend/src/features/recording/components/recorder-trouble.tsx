/** What this device's storage could not do, said once and calmly: nothing of the recording is lost by it. */
export function RecorderTrouble({ sentence }: { sentence: string | null }) {
  return (
    <div role="status">{sentence && <p className="rounded-lg bg-alarm-wash px-4 py-3 text-sm">{sentence}</p>}</div>
  );
}
