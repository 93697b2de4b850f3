import { CREATION_PERMISSIONS, SHARE_PERMISSIONS } from '@stitchbook/contracts';
import { PERMISSION_LABELS } from '../../../format/permission-label.ts';
import type { ShareSubject } from '../share-subject.ts';

const PERMISSIONS = { note: SHARE_PERMISSIONS, creation: CREATION_PERMISSIONS };

/** What another may be allowed. */
export function PermissionOptions({ kind }: Pick<ShareSubject, 'kind'>) {
  return PERMISSIONS[kind].map((permission) => (
    <option key={permission} value={permission}>
      {PERMISSION_LABELS[permission]}
    </option>
  ));
}
