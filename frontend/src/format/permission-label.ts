import type { SharePermission } from '@stitchbook/contracts';

export const PERMISSION_LABELS: Readonly<Record<SharePermission, string>> = {
  view: 'View only',
  comment: 'View and comment',
  edit: 'Full edit access',
};
