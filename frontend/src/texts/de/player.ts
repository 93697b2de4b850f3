import type { playerTexts } from '../en/player.ts';

export const player: typeof playerTexts = {
  thePlayer: 'Der Player',
  player: 'Player',
  audioOf: (title) => `Aufnahme von ${title}`,
  play: 'Abspielen',
  pause: 'Pause',
  seek: 'Stelle suchen',
  timeOf: (time, whole) => `${time} von ${whole}`,
  speed: 'Tempo',
  close: 'Player schließen',
  problems: {
    gone: 'Angehalten: Die Notiz wurde gelöscht oder wird nicht mehr mit dir geteilt.',
    'signed-out': 'Angehalten: Du bist abgemeldet. Melde dich wieder an, um weiterzuhören.',
    unreachable:
      'Die Aufnahme ist nicht erreichbar. Vielleicht ist dieses Gerät offline. Drück auf Abspielen, um es erneut zu versuchen.',
    unplayable: 'Dieser Browser konnte die Aufnahme nicht abspielen. Drück auf Abspielen, um es erneut zu versuchen.',
  },
};
