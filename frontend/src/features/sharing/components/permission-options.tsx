import { SHARE_PERMISSIONS } from '@stitchbook/contracts';
import { PERMISSION_LABELS } from '../../../format/permission-label.ts';

/** The three things that another may be allowed. */
export function PermissionOptions() {
  return SHARE_PERMISSIONS.map((permission) => (
    <option key={permission} value={permission}>
      {PERMISSION_LABELS[permission]}
    </option>
  ));
}
