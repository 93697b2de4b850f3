const longDate = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' });
const weekdayDate = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});
const hourAndMinute = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** `June 3, 2026` */
export function formatLongDate(iso: string): string {
  return longDate.format(new Date(iso));
}

/** `June 3, 2026 at 9:05 AM` */
export function formatLongDateTime(iso: string): string {
  return `${longDate.format(new Date(iso))} at ${hourAndMinute.format(new Date(iso))}`;
}

/** `Wednesday, June 3, 2026 at 9:05 AM` */
export function formatWeekdayDateTime(iso: string): string {
  return `${weekdayDate.format(new Date(iso))} at ${hourAndMinute.format(new Date(iso))}`;
}
