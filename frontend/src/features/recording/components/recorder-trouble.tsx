/** That this device keeps no copy, said once and calmly: the recording itself goes on. */
export function RecorderTrouble({ sentence }: { sentence: string | null }) {
  return (
    <div role="status">
      {sentence && <p className="rounded-lg bg-alarm-wash px-4 py-3 text-[0.97rem]">{sentence}</p>}
    </div>
  );
}
