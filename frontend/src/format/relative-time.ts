import { formatDistanceToNow } from 'date-fns/formatDistanceToNow';

/** `3 minutes ago` */
export function formatRelativeTime(iso: string): string {
  return formatDistanceToNow(new Date(iso), { addSuffix: true });
}
