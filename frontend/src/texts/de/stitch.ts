import type { stitchTexts } from '../en/stitch.ts';
import { plural } from '../plural.ts';

const notes = (count: number) => plural(count, { one: '1 Notiz', other: `${count} Notizen` });

export const stitch: typeof stitchTexts = {
  stitch: 'Verbinden',
  stitchThese: 'Diese Notizen verbinden',
  ofNotes: (count) =>
    plural(count, {
      one: 'Aus 1 Notiz wird ein neuer Text, der sie zitiert. Die Notiz bleibt, wie sie ist.',
      other: `Aus ${count} Notizen wird ein neuer Text, der jede davon zitiert. Die Notizen bleiben, wie sie sind.`,
    }),
  ofTag: (tag) =>
    `Aus allen deinen Notizen mit „${tag}“ wird ein neuer Text, der jede davon zitiert. Die Notizen bleiben, wie sie sind.`,
  ofFilter:
    'Aus allen Notizen, die zu diesen Filtern passen, wird ein neuer Text, der jede davon zitiert. Die Notizen bleiben, wie sie sind.',
  leftOut: (count) =>
    plural(count, {
      one: '1 Notiz, die du nur lesen darfst oder die keine Wörter hat, wird weggelassen.',
      other: `${count} Notizen, die du nur lesen darfst oder die keine Wörter haben, werden weggelassen.`,
    }),
  someLeftOut: 'Notizen, die du nur lesen darfst oder die keine Wörter haben, werden weggelassen.',
  makeThemA: 'Daraus wird',
  tooFew: (least) => `Zum Verbinden braucht es mindestens ${least} Notizen.`,
  tooMany: (most) => `Höchstens ${most} Notizen lassen sich auf einmal verbinden. Wähle weniger aus.`,
  begin: 'Verbinden',
  reviewWeek: 'Meine Woche im Rückblick',
  beingMade: 'Wird erzeugt … Deine Notizen werden verbunden.',
  cancel: 'Verbinden abbrechen',
  cancelled: 'Verbinden abgebrochen',
  failed: (reason) => `Die Notizen konnten nicht verbunden werden: ${reason}`,
  nothingMade: 'Es wurde nichts verbunden.',

  madeOf: (count) => `Aus ${notes(count)}`,
  goneNotes: (count) => plural(count, { one: 'Eine Notiz wurde gelöscht', other: `${count} Notizen wurden gelöscht` }),
  unsharedNotes: (count) =>
    plural(count, {
      one: 'Eine Notiz wird nicht mehr mit dir geteilt',
      other: `${count} Notizen werden nicht mehr mit dir geteilt`,
    }),
  play: (moment, title) => `Ab ${moment} in ${title} abspielen`,
  pause: (title) => `${title} anhalten`,
  open: (title) => `In ${title} nachlesen`,
};
