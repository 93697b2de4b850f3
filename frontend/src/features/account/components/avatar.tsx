import type { CurrentUser } from '@stitchbook/api-types';
import { useState } from 'react';
import { initialsOf } from '../name-of.ts';

/** The profile image, or initials when there is none or it does not load. Decoration beside the name. */
export function Avatar({ user }: { user: CurrentUser }) {
  const [hasFailed, setFailed] = useState(false);
  if (user.profileImageUrl && !hasFailed) {
    return (
      <img
        src={user.profileImageUrl}
        alt=""
        referrerPolicy="no-referrer"
        onError={() => setFailed(true)}
        className="size-9 rounded-full object-cover"
      />
    );
  }
  return (
    <span className="grid size-9 shrink-0 place-items-center rounded-full border-2 border-dashed border-thread bg-sheet text-sm font-bold text-thread-ink">
      {initialsOf(user)}
    </span>
  );
}
