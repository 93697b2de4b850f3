import { area } from '../catalogue.ts';

export const keyboardTexts = area('keyboard', {
  singleKeys: 'Single keys are shortcuts',
  whyTurnOff: 'Turn this off if you dictate, or press keys by mistake. It is kept on this device.',
  shortcuts: 'Keyboard shortcuts',
  everywhere: 'Everywhere',
  newRecording: 'New recording',
  searchNotes: 'Search notes',
  thisSheet: 'This sheet',
  onTheList: 'On the list of notes',
  find: 'Find in all notes',
  onANote: 'On a note with audio',
  playOrPause: 'Play or pause',
  seek: '5 seconds back or forward',
  playFrom: 'To a piece of the transcript, and play from it',
  notWhileTyping: 'Keys without Ctrl do nothing while you type.',
  ctrl: 'Ctrl',
  space: 'Space',
  tab: 'Tab',
  enter: 'Enter',
});
