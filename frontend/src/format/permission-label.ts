import type { SharePermission } from '@stitchbook/contracts';
import { formatTexts } from '../texts/en/formats.ts';

export const PERMISSION_LABELS: Readonly<Record<SharePermission, string>> = {
  get view() {
    return formatTexts.mayView;
  },
  get comment() {
    return formatTexts.mayComment;
  },
  get edit() {
    return formatTexts.mayEdit;
  },
};
