/** Why the last try failed; what was recorded or chosen is still there. */
export function SaveProblem({ reason }: { reason: string | null }) {
  if (!reason) return null;
  return (
    <div role="alert" className="rounded-lg bg-alarm-wash px-4 py-3 text-[0.97rem]">
      <p className="font-semibold text-alarm">{reason}</p>
      <p>Your audio is still here. Save again to try once more.</p>
    </div>
  );
}
