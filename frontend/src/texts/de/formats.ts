import type { formatTexts } from '../en/formats.ts';

export const formats: typeof formatTexts = {
  dateAndTime: (date, time) => `${date} um ${time}`,
  mayView: 'Nur ansehen',
  mayComment: 'Ansehen und kommentieren',
  mayEdit: 'Alles bearbeiten',
};
