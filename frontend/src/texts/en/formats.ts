import { area } from '../catalogue.ts';

export const formatTexts = area('formats', {
  dateAndTime: (date: string, time: string) => `${date} at ${time}`,
  mayView: 'View only',
  mayComment: 'View and comment',
  mayEdit: 'Full edit access',
});
