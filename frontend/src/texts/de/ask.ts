import type { askTexts } from '../en/ask.ts';

export const ask: typeof askTexts = {
  title: 'Deine Notizen fragen',
  question: 'Deine Frage',
  example: 'Was hat die Ärztin zu meinem Knie gesagt?',
  ask: 'Fragen',
  how: 'Deine Notizen antworten mit ihren eigenen Worten: mit den Sätzen, die es sagen, und wo sie zu hören sind. Ein Tag wie #garten begrenzt, welche Notizen gefragt werden. Am besten wird verstanden, was auf Englisch gefragt und gesagt ist.',
  looking: 'Deine Notizen werden durchgesehen',
  answers: 'Was deine Notizen sagen',
  nothing: 'Nichts in deinen Notizen beantwortet das.',
  closest: 'Was am nächsten kommt',
  fromThen: (period) => `Nur Notizen aus dieser Zeit wurden gefragt: ${period}.`,
  withTags: (tags) => `Nur Notizen mit diesen Tags wurden gefragt: ${tags}.`,
  playFrom: (moment, title) => `„${title}“ ab ${moment} abspielen`,
  pause: (title) => `„${title}“ anhalten`,
  failed: 'Deine Notizen konnten nicht gefragt werden.',
  written: 'Eine Antwort aus deinen Notizen',
  beingWritten: 'Aus dem, was am nächsten kommt, wird eine Antwort geschrieben.',
  byModel: 'Das hat ein Sprachmodell geschrieben. Worauf es sich stützt, steht Wort für Wort darunter.',
  restsOn: 'Worauf sich die Antwort stützt',
  quote: (number, title) => `Zitat ${number}, aus „${title}“`,
  notWritten: 'Es konnte keine Antwort geschrieben werden. Was deine Notizen sagen, steht darunter.',
};
